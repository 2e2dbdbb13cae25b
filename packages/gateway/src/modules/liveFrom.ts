import { Repeater } from 'graphql-yoga';

/**
 * What a stream of the API tells, to one who subscribed. It begins once nothing is missed any more,
 * so whoever sees it begin can read the list and know all. A repeater, since a generator that waits
 * for what comes next cannot be told that the reader is gone.
 */
export async function liveFrom<Data>(
  request: Request,
  listen: (signal: AbortSignal) => Promise<AsyncGenerator<Data, void, void>>,
): Promise<Repeater<Data>> {
  const reading = new AbortController();
  const leave = () => reading.abort();
  // Who leaves before anything comes never reads from the repeater.
  request.signal.addEventListener('abort', leave);
  if (request.signal.aborted) leave();
  const arrivals = await listen(reading.signal).catch((error: unknown) => {
    // What began too slowly is not to go on unheard.
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
