import { createCollection } from './collection.ts';
import { toSearch, type Http, type QueryParameters } from './http.ts';
import type { ChangedFeedbacks, FeedbackFile, FeedbackResource, ListAnswer } from './resources.ts';

/** Everything the gateway asks of /feedback/. */
export function createFeedbackSource(http: Http) {
  const collection = createCollection<FeedbackResource>(http, '/feedback/');

  return {
    ...collection,

    /** One that was set aside is in no list but its own. */
    async getAnywhere(id: string): Promise<FeedbackResource | null> {
      const known = await collection.get(id);
      if (known || id === '') return known;
      const query = { ids: id, set_aside: 'true', page_size: 0 };
      const { results } = await http.get<ListAnswer<FeedbackResource>>('/feedback/', query);
      return results[0] ?? null;
    },

    /** All of them, or none. */
    updateAll: (body: object) =>
      collection.changed(http.post<ChangedFeedbacks>('/feedback/bulk_update/', body)),

    /** A link to a file with what a list shows. */
    exportFile: (query: QueryParameters) =>
      http.post<FeedbackFile>(`/feedback/export/${toSearch(query)}`, undefined),
  };
}
