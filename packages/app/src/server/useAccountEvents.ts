import type { AccountEventsSubscription } from './generated/graphql';
import { useAccountEventsSubscription } from './generated/hooks';
import type { StreamContext } from './links/stream';

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
    onData: ({ data: { data } }) => {
      if (data) onEvent(data.accountEvent);
    },
  });
}
