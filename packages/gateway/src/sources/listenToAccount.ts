import type { Http } from './http.ts';
import { readEvents } from './readEvents.ts';
import type {
  AccountEventResource,
  FeedbackResource,
  NotificationChangeResource,
} from './resources.ts';
import { noAnswer } from './SourceError.ts';
import { within } from './within.ts';

/** A database that is down is not waited for. */
const listeningMs = 5_000;

const toAccountEvent = (event: string, data: string): AccountEventResource | undefined => {
  if (event === 'feedback') return { feedbackAdded: JSON.parse(data) as FeedbackResource };
  if (event !== 'notification') return undefined;
  return { notificationChanged: JSON.parse(data) as NotificationChangeResource };
};

/**
 * The events of the caller's account from the API's stream, until the signal ends it or the session
 * is over. Resolves once the API hears of everything: what was there before is to be read.
 */
export async function listenToAccount(
  http: Http,
  signal: AbortSignal,
): Promise<AsyncGenerator<AccountEventResource, void, void>> {
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
      const event = toAccountEvent(value.event, value.data);
      if (event) yield event;
    }
  })();
}
