import { named, type KnownOperation } from '../apollo/KnownOperation';
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

/**
 * Asks the graph past Apollo: about the session itself, since its links wait for these answers, and
 * for who has none, so that their screens come without it. Notes whether the
 * server could be reached. Throws `NoAnswer` or `ServerRefusal`.
 */
export async function askServer<Data, Variables>(
  { name, hash }: KnownOperation<Data, Variables>,
  variables: Variables,
  options: { access?: string | undefined; signal?: AbortSignal | undefined } = {},
): Promise<Data> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      accept: 'application/graphql-response+json, application/json',
      'content-type': 'application/json',
      ...(options.access ? { authorization: `Bearer ${options.access}` } : {}),
    },
    body: JSON.stringify({ operationName: name, variables, extensions: named(hash) }),
    signal: options.signal ?? null,
  }).catch((cause: unknown) => {
    reportNoAnswer();
    throw new NoAnswer('No answer from the server.', { cause });
  });
  reportAnswer();

  const answer = (await response.json().catch(() => ({}))) as Answer<Data>;
  if (answer.data && !answer.errors?.length) return answer.data;
  throw new ServerRefusal(answer.errors?.[0]?.extensions?.code ?? String(response.status));
}
