import { Repeater } from 'graphql-yoga';

import type { SubscriptionResolvers } from '../resolvers.generated.ts';
import type { AccountEventResource } from '../sources/resources.ts';

/**
 * The events of the API's stream for one subscriber. It begins once nothing is missed any more, so a
 * client that sees it begin can read the list and know all. A repeater, since a generator that waits
 * for the next event cannot be told that the reader is gone.
 */
export async function repeatEvents<Data>(
  request: Request,
  listen: (signal: AbortSignal) => Promise<AsyncGenerator<Data, void, void>>,
): Promise<Repeater<Data>> {
  const reading = new AbortController();
  const leave = () => reading.abort();
  // The client may disconnect before the first event, when the repeater is never read.
  request.signal.addEventListener('abort', leave);
  if (request.signal.aborted) leave();
  const arrivals = await listen(reading.signal).catch((error: unknown) => {
    // A stream that opened too late has no reader and is closed.
    leave();
    throw error;
  });

  return new Repeater<Data>(async (push, stop) => {
    void stop.then(leave);
    try {
      for await (const data of arrivals) await push(data);
      stop();
    } catch (error) {
      if (!reading.signal.aborted) stop(error);
    }
  });
}

/** What happens in the caller's account, read from the API's stream with the caller's token. */
export const accountEvent: NonNullable<SubscriptionResolvers['accountEvent']> = {
  subscribe: (_, _arguments, { sources, request }) => repeatEvents(request, sources.events.listen),
  resolve: (event: AccountEventResource) => event,
};
