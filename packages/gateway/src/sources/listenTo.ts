import type { Http } from './http.ts';
import { readEvents } from './readEvents.ts';
import { noAnswer } from './SourceError.ts';
import { within } from './within.ts';

/** A database that is down is not waited for. */
const listeningMs = 5_000;

/**
 * What one kind of event of the API's stream carries, as it happens, until the signal ends it or the
 * session is over. Resolves once the API hears of everything: what was there before is to be read.
 */
export async function listenTo<Data>(
  http: Http,
  event: 'feedback' | 'notification',
  signal: AbortSignal,
): Promise<AsyncGenerator<Data, void, void>> {
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
      if (value.event === event) yield JSON.parse(value.data) as Data;
    }
  })();
}
