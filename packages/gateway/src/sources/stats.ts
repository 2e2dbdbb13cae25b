import type { Http, QueryParameters } from './http.ts';
import type {
  StatsFeedback,
  StatsForms,
  StatsHome,
  StatsLocationsCodes,
  StatsOverview,
  StatsRatings,
  StatsScansSubmissions,
} from './resources.ts';

/** Everything the gateway asks of /stats/. */
export const createStatsSource = (http: Http) => ({
  home: (query: QueryParameters) => http.get<StatsHome>('/stats/home/', query),
  overview: (filter: QueryParameters) => http.get<StatsOverview>('/stats/overview/', filter),
  scansSubmissions: (filter: QueryParameters) =>
    http.get<StatsScansSubmissions>('/stats/scans_submissions/', filter),
  ratings: (filter: QueryParameters) => http.get<StatsRatings>('/stats/ratings/', filter),
  feedback: (filter: QueryParameters) => http.get<StatsFeedback>('/stats/feedback/', filter),
  locationsCodes: (filter: QueryParameters) =>
    http.get<StatsLocationsCodes>('/stats/locations_codes/', filter),
  forms: (filter: QueryParameters) => http.get<StatsForms>('/stats/forms/', filter),
});
