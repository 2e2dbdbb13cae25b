import type { Http } from './http.ts';
import type {
  AccountEventResource,
  FeedbackResource,
  NotificationChangeResource,
} from './resources.ts';
import { noAnswer } from './SourceError.ts';
import { within } from './within.ts';

/** One event of a Server-Sent Events stream. */
interface ServerEvent {
  event: string;
  data: string;
}

/** The longest event that is waited for. Beyond it the far side is not the API we know. */
const maxEventLength = 1_000_000;

/** The value of a line such as `data: {"id":…}`. */
const valueOf = (line: string): string => line.slice(line.indexOf(':') + 1).replace(/^ /, '');

const toEvent = (block: string): ServerEvent => {
  const lines = block.split(/\r\n|\r|\n/);
  const named = lines.findLast((line) => line.startsWith('event:'));
  const data = lines.filter((line) => line.startsWith('data:')).map(valueOf);
  return { event: named === undefined ? 'message' : valueOf(named), data: data.join('\n') };
};

/** The events of a stream, in the format of the HTML standard, section 9.2. Comments are silent. */
async function* readEvents(
  stream: ReadableStream<Uint8Array>,
): AsyncGenerator<ServerEvent, void, void> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of stream) {
    rest += decoder.decode(chunk, { stream: true });
    const blocks = rest.split(/\r\n\r\n|\n\n|\r\r/);
    rest = blocks.pop() ?? '';
    if (rest.length > maxEventLength) throw new Error('An event of the API is too long to read.');
    for (const block of blocks) {
      const event = toEvent(block);
      if (event.data !== '') yield event;
    }
  }
}

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
