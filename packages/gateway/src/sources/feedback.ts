import { createCollection } from './collection.ts';
import type { Http } from './http.ts';
import { readEvents } from './readEvents.ts';
import type { FeedbackResource } from './resources.ts';
import { noAnswer } from './SourceError.ts';

/** Everything the gateway asks of /feedback/. */
export function createFeedbackSource(http: Http) {
  return {
    ...createCollection<FeedbackResource>(http, '/feedback/'),

    /** Each new answer, as it arrives, until the signal ends it or the session is over. */
    async *arrivals(signal: AbortSignal): AsyncGenerator<FeedbackResource, void, void> {
      const stream = await http.open('/feedback/stream/', signal);
      const events = readEvents(stream);
      for (;;) {
        const next = await events.next().catch((error: unknown) => {
          // The API went away in the middle of its stream.
          throw noAnswer(error);
        });
        if (next.done) return;
        const { event, data } = next.value;
        if (event === 'feedback') yield JSON.parse(data) as FeedbackResource;
      }
    },
  };
}
