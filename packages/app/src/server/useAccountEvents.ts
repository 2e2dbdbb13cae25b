import type { ApolloCache } from '@apollo/client';

import type { AccountEventsSubscription } from './generated/graphql';
import { useAccountEventsSubscription } from './generated/hooks';
import type { StreamContext } from './links/stream';

type FeedbackEvent = NonNullable<AccountEventsSubscription['accountEvent']['feedbackChanged']>;

/** An answer that is on a screen has its mood as soon as its comment is judged. */
function noteMood(cache: ApolloCache, { id, sentiment, sentimentSource }: FeedbackEvent) {
  const key = cache.identify({ __typename: 'Feedback', id });
  if (sentiment === null || key === undefined) return;
  cache.modify({
    id: key,
    fields: { sentiment: () => sentiment, sentimentSource: () => sentimentSource },
  });
}

interface Listener {
  /** While it is set, nothing is listened to. */
  skip?: boolean;
  /** The stream is open, for the first time or again: events until now may have been missed. */
  onOpen?: () => void;
  onEvent: (event: AccountEventsSubscription['accountEvent']) => void;
}

/** Listens to the live events of the account. All listeners share one stream. */
export function useAccountEvents({ skip = false, onOpen, onEvent }: Listener) {
  useAccountEventsSubscription({
    skip,
    ignoreResults: true,
    context: { queryDeduplication: false, onOpen } satisfies StreamContext,
    onData: ({ client, data: { data } }) => {
      if (!data) return;
      const { feedbackChanged } = data.accountEvent;
      if (feedbackChanged) noteMood(client.cache, feedbackChanged);
      onEvent(data.accountEvent);
    },
  });
}
