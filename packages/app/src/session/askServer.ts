import { named, type KnownOperation } from '../server/KnownOperation';
import { fetchOwn } from './fetchOwn';
import { isPassing, passingWaitsMs, spreadOut } from './passingTrouble';
import { reportAnswer, reportNoAnswer } from './reachability';

/** The server answered, but not with what was asked for. */
export class ServerRefusal extends Error {
  override readonly name = 'ServerRefusal';
  readonly code: string;

  constructor(code: string) {
    super(`The server refused: ${code}`);
    this.code = code;
  }
}

/** Nobody answered: no network, no server, or not in time. */
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
  /** Whether nothing is lost when it is done twice: then it is asked again of a server on its way out. */
  mayRepeat?: boolean;
}

/** Posts to the graph, more than once where that does no harm and somebody else may soon answer. */
async function post(init: RequestInit, mayRepeat: boolean): Promise<Response> {
  for (const waitMs of mayRepeat ? passingWaitsMs : []) {
    const response = await fetchOwn('/graphql', init);
    if (!isPassing(response.status)) return response;
    await new Promise((resolve) => {
      setTimeout(resolve, spreadOut(waitMs));
    });
  }
  return fetchOwn('/graphql', init);
}

/**
 * Asks the graph past Apollo: about the session itself, since its links wait for these answers, and
 * for who has none, so that their screens come without it. Notes whether the
 * server could be reached. Throws `NoAnswer` or `ServerRefusal`.
 */
export async function askServer<Data, Variables>(
  { name, hash }: KnownOperation<Data, Variables>,
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
