import { Repeater } from 'graphql-yoga';

import type { SubscriptionResolvers } from '../../resolvers.generated.ts';
import type { FeedbackResource } from '../../sources/resources.ts';

/**
 * Each new answer, read from the API's own stream with the caller's token. A repeater, since a
 * generator that waits for the next answer cannot be told that the reader is gone.
 */
export const feedbackAdded: NonNullable<SubscriptionResolvers['feedbackAdded']> = {
  subscribe: (_, _arguments, { sources }) =>
    new Repeater<FeedbackResource>(async (push, stop) => {
      const reading = new AbortController();
      void stop.then(() => reading.abort());
      try {
        for await (const feedback of sources.feedback.arrivals(reading.signal)) {
          await push(feedback);
        }
        stop();
      } catch (error) {
        if (!reading.signal.aborted) stop(error);
      }
    }),
  resolve: (feedback: FeedbackResource) => feedback,
};
