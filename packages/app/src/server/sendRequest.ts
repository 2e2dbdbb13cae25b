import { type PersistedOperation, named } from './PersistedOperation';
import { fetchOwn } from '../session/fetchOwn';
import { reportAnswer, reportNoAnswer } from '../session/reachability';

/** Status codes that a load balancer returns for a process that has just ended, or is not ready yet. */
export const isPassing = (status: number): boolean => [502, 503, 504].includes(status);

/** Retry delays: a load balancer notices within a second or two that a process is gone. */
export const passingWaitsMs: readonly number[] = [300, 800, 1_600];

/** Adds jitter, so that clients do not retry at the same time. */
export const jitter = (milliseconds: number): number => milliseconds * (1 + Math.random() / 4);

/** The server responded with an error. */
export class ServerRefusal extends Error {
  override readonly name = 'ServerRefusal';
  readonly code: string;

  constructor(code: string) {
    super(`The server refused: ${code}`);
    this.code = code;
  }
}

/** No response: no network, no server, or a timeout. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

interface Answer<Data> {
  data?: Data | null;
  errors?: readonly { extensions?: { code?: string } }[];
}

interface Options {
  access?: string | undefined;
  signal?: AbortSignal | undefined;
  /** True if the request is idempotent: then it is retried when the server is shutting down. */
  mayRepeat?: boolean;
}

/** Posts to the graph. An idempotent request is retried while the server is shutting down. */
async function post(init: RequestInit, mayRepeat: boolean): Promise<Response> {
  for (const waitMs of mayRepeat ? passingWaitsMs : []) {
    const response = await fetchOwn('/graphql', init);
    if (!isPassing(response.status)) return response;
    await new Promise((resolve) => {
      setTimeout(resolve, jitter(waitMs));
    });
  }
  return fetchOwn('/graphql', init);
}

/**
 * Sends a request to the graph without Apollo: for the session itself, since Apollo's links wait for these
 * responses, and for screens without a session, so that they load without Apollo. Records if the server
 * could be reached. Throws `NoAnswer` or `ServerRefusal`.
 */
export async function sendRequest<Data, Variables>(
  { name, hash }: PersistedOperation<Data, Variables>,
  variables: Variables,
  options: Options = {},
): Promise<Data> {
  const init: RequestInit = {
    method: 'POST',
    headers: {
      accept: 'application/graphql-response+json, application/json',
      'content-type': 'application/json',
      ...(options.access ? { authorization: `Bearer ${options.access}` } : {}),
    },
    body: JSON.stringify({ operationName: name, variables, extensions: named(hash) }),
    signal: options.signal ?? null,
  };
  const response = await post(init, options.mayRepeat ?? false).catch((cause: unknown) => {
    reportNoAnswer();
    throw new NoAnswer('No answer from the server.', { cause });
  });
  reportAnswer();

  const answer = (await response.json().catch(() => ({}))) as Answer<Data>;
  if (answer.data && !answer.errors?.length) return answer.data;
  throw new ServerRefusal(answer.errors?.[0]?.extensions?.code ?? String(response.status));
}
