import type { Http, QueryParameters } from './http.ts';
import type {
  FeedbackStatsAnswer,
  FormsStatsAnswer,
  LocationsCodesStatsAnswer,
  OverviewAnswer,
  RatingsAnswer,
  ScansSubmissionsAnswer,
} from './resources.ts';

/** Everything the gateway asks of /stats/. */
export const createStatsSource = (http: Http) => ({
  overview: (filter: QueryParameters) => http.get<OverviewAnswer>('/stats/overview/', filter),
  scansSubmissions: (filter: QueryParameters) =>
    http.get<ScansSubmissionsAnswer>('/stats/scans_submissions/', filter),
  ratings: (filter: QueryParameters) => http.get<RatingsAnswer>('/stats/ratings/', filter),
  feedback: (filter: QueryParameters) => http.get<FeedbackStatsAnswer>('/stats/feedback/', filter),
  locationsCodes: (filter: QueryParameters) =>
    http.get<LocationsCodesStatsAnswer>('/stats/locations_codes/', filter),
  forms: (filter: QueryParameters) => http.get<FormsStatsAnswer>('/stats/forms/', filter),
});
