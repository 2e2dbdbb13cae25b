import { Repeater } from 'graphql-yoga';

import type { SubscriptionResolvers } from '../../resolvers.generated.ts';
import type { FeedbackResource } from '../../sources/resources.ts';

/**
 * Each new answer, read from the API's own stream with the caller's token. The stream begins once
 * nothing is missed any more, so whoever sees it begin can read the list and know all. A repeater,
 * since a generator that waits for the next answer cannot be told that the reader is gone.
 */
export const feedbackAdded: NonNullable<SubscriptionResolvers['feedbackAdded']> = {
  subscribe: async (_, _arguments, { sources, request }) => {
    const reading = new AbortController();
    const leave = () => reading.abort();
    // Who leaves before the first answer never reads from the repeater.
    request.signal.addEventListener('abort', leave);
    const arrivals = await sources.feedback.listen(reading.signal);

    return new Repeater<FeedbackResource>(async (push, stop) => {
      void stop.then(leave);
      try {
        for await (const feedback of arrivals) await push(feedback);
        stop();
      } catch (error) {
        if (!reading.signal.aborted) stop(error);
      }
    });
  },
  resolve: (feedback: FeedbackResource) => feedback,
};
