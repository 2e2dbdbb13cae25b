import { createCollection } from './collection.ts';
import { toSearch, type Http, type QueryParameters } from './http.ts';
import type { ChangedFeedbacks, FeedbackFile, FeedbackResource } from './resources.ts';

/** Everything the gateway asks of /feedback/. */
export function createFeedbackSource(http: Http) {
  const collection = createCollection<FeedbackResource>(http, '/feedback/');

  return {
    ...collection,

    /** All of them, or none. */
    updateAll: (body: object) =>
      collection.changed(http.post<ChangedFeedbacks>('/feedback/bulk_update/', body)),

    /** A link to a file with what a list shows. */
    exportFile: (query: QueryParameters) =>
      http.post<FeedbackFile>(`/feedback/export/${toSearch(query)}`, undefined),
  };
}
