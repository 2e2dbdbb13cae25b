import {
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLResolveInfo,
  type InlineFragmentNode,
} from 'graphql';
import { Repeater } from 'graphql-yoga';

import type { Api } from './api/client.ts';
import { noAnswer } from './api/UpstreamError.ts';
import type { Feedback, Notification, Unread } from './api/api.generated.ts';
import { withTimeout } from './api/withTimeout.ts';
import type { ResolversParentTypes, SubscriptionResolvers } from './resolvers.generated.ts';

type AccountEvent = ResolversParentTypes['AccountEvent'];
/** Data of a feedback event; includes the answer itself if rows were requested. */
interface FeedbackNews extends Pick<Feedback, 'id' | 'sentiment' | 'sentiment_source'> {
  since: string;
  feedback?: Feedback;
}
type NotificationNews = Unread & { notification: Notification | null };

/** One event of a Server-Sent Events stream. */
interface ServerEvent {
  event: string;
  data: string;
}

/** Maximum size of an event. A larger one does not come from the API that we know. */
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

const toAccountEvent = (event: string, data: string): AccountEvent | undefined => {
  if (event === 'feedback') {
    const { feedback, sentiment_source, ...news } = JSON.parse(data) as FeedbackNews;
    return {
      feedbackChanged: { ...news, sentimentSource: sentiment_source },
      feedbackAdded: feedback ?? null,
    };
  }
  if (event !== 'notification') return undefined;
  return { notificationChanged: JSON.parse(data) as NotificationNews };
};

/**
 * Events of the caller's account from the API's stream, until the signal aborts or the session
 * ends. Resolves once the API delivers every event: earlier state must be read separately.
 */
async function listenToAccount(
  api: Api,
  signal: AbortSignal,
  wantsRows: boolean,
): Promise<AsyncGenerator<{ accountEvent: AccountEvent }, void, void>> {
  const events = readEvents(
    await api.open('/feedback/stream/', signal, wantsRows ? { rows: 'true' } : {}),
  );
  const next = () =>
    events.next().catch((error: unknown) => {
      // The API went away in the middle of its stream.
      throw noAnswer(error);
    });
  // Events that arrive while the API begins to listen may come before it says so.
  const early: ServerEvent[] = [];
  const isListening = await withTimeout(listeningMs, async () => {
    for (;;) {
      const { done, value } = await next();
      if (done) return false;
      if (value.event === 'listening') return true;
      early.push(value);
    }
  });
  if (!isListening) throw noAnswer(new Error('The API cannot listen.'));

  return (async function* arrivals() {
    for (let event = early.shift(); ; event = early.shift()) {
      const value = event ?? (await next()).value;
      if (!value) return;
      const accountEvent = toAccountEvent(value.event, value.data);
      if (accountEvent) yield { accountEvent };
    }
  })();
}

/**
 * Events of the API's stream for one subscriber. Starts once no event can be missed, so a client
 * that sees it start can read the list and be complete. A repeater, since a generator that awaits
 * the next event cannot be canceled by its reader.
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

/** True when an operation selects a field by this name, directly or by a fragment. */
function asksFor(
  name: string,
  fragments: GraphQLResolveInfo['fragments'],
  nodes: readonly (FieldNode | InlineFragmentNode | FragmentDefinitionNode)[],
): boolean {
  return nodes
    .flatMap(({ selectionSet }) => selectionSet?.selections ?? [])
    .some((selection) => {
      if (selection.kind === Kind.FIELD) return selection.name.value === name;
      const part =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
      return part !== undefined && asksFor(name, fragments, [part]);
    });
}

/** The events of the caller's account, read from the API's stream with the caller's token. */
export const accountEvent: NonNullable<SubscriptionResolvers['accountEvent']> = {
  subscribe: (_, _arguments, { api, request }, info) => {
    const wantsRows = asksFor('feedbackAdded', info.fragments, info.fieldNodes);
    return repeatEvents(request, (signal) => listenToAccount(api, signal, wantsRows));
  },
};
