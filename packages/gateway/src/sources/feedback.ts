import { createCollection } from './collection.ts';
import { toSearch, type Http, type QueryParameters } from './http.ts';
import { readEvents } from './readEvents.ts';
import type { ChangedFeedbacks, FeedbackFile, FeedbackResource } from './resources.ts';
import { noAnswer } from './SourceError.ts';
import { within } from './within.ts';

/** A database that is down is not waited for. */
const listeningMs = 5_000;

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

    /**
     * Each new answer, as it arrives, until the signal ends it or the session is over. Resolves once
     * the API hears of every answer: what was there before is to be read from the list.
     */
    async listen(signal: AbortSignal): Promise<AsyncGenerator<FeedbackResource, void, void>> {
      const events = readEvents(await http.open('/feedback/stream/', signal));
      const next = () =>
        events.next().catch((error: unknown) => {
          // The API went away in the middle of its stream.
          throw noAnswer(error);
        });
      const first = await within(listeningMs, next);
      if (first.value?.event !== 'listening') throw noAnswer(new Error('The API cannot listen.'));

      return (async function* arrivals() {
        for (;;) {
          const { done, value } = await next();
          if (done) return;
          if (value.event === 'feedback') yield JSON.parse(value.data) as FeedbackResource;
        }
      })();
    },
  };
}
