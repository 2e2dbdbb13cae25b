import { toSearch, type Http, type QueryParameters } from './http.ts';
import type {
  StatsFeedback,
  StatsForms,
  StatsHome,
  StatsLocationsCodes,
  StatsOverview,
  StatsRatings,
  StatsReport,
  StatsScansSubmissions,
  StatsThemes,
} from './resources.ts';
import { createSingleFlight } from './singleFlight.ts';

/** Everything the gateway asks of /stats/. */
export const createStatsSource = (http: Http) => {
  // Forms and their versions are one answer of the API and two questions of the graph.
  const shared = createSingleFlight();

  return {
    home: (query: QueryParameters) => http.get<StatsHome>('/stats/home/', query),
    overview: (filter: QueryParameters) => http.get<StatsOverview>('/stats/overview/', filter),
    scansSubmissions: (filter: QueryParameters) =>
      http.get<StatsScansSubmissions>('/stats/scans_submissions/', filter),
    ratings: (filter: QueryParameters) => http.get<StatsRatings>('/stats/ratings/', filter),
    feedback: (filter: QueryParameters) => http.get<StatsFeedback>('/stats/feedback/', filter),
    report: (query: QueryParameters) => http.get<StatsReport>('/stats/report/', query),
    locationsCodes: (filter: QueryParameters) =>
      http.get<StatsLocationsCodes>('/stats/locations_codes/', filter),
    themes: (filter: QueryParameters) => http.get<StatsThemes>('/stats/themes/', filter),
    forms: (filter: QueryParameters) =>
      shared.run(toSearch(filter), () => http.get<StatsForms>('/stats/forms/', filter)),
  };
};
