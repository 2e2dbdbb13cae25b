import { readObject } from '../readObject.ts';
import { noAnswer, SourceError } from './SourceError.ts';
import { within } from './within.ts';

const sentences = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

/** What an answer outside 200 to 299 says, whichever server of this dialect gave it. */
function readRefusal(
  { status, headers }: Response,
  text: string,
  isAfterChange = false,
): SourceError {
  // A proxy in between answers in HTML; the status says enough.
  const {
    detail,
    code,
    current,
    scan_issues: scanIssues,
    challenge,
    ...rest
  } = readObject(text) ?? {};
  const fields = Object.fromEntries(
    Object.entries(rest).flatMap(([field, value]) => {
      const found = sentences(value);
      return found.length === 0 ? [] : [[field, found]];
    }),
  );

  return new SourceError({
    status,
    code: typeof code === 'string' ? code : '',
    detail: typeof detail === 'string' ? detail : '',
    fields,
    retryAfter: headers.get('retry-after'),
    current,
    scanIssues,
    challenge,
    isAfterChange,
  });
}

/** How a request reaches the API: over a socket, or as a call in the same process. */
export type CallApi = (request: Request) => Promise<Response>;

/** Facts about the caller that the API needs: who asks, from where, under which request id. */
export type CallerHeaders = Readonly<Record<string, string>>;

/** Longer than any healthy answer takes; short enough that nobody waits for a dead server. */
const timeoutMs = 5_000;

/** Longer than a check of printed art takes where others wait for theirs. */
const patientMs = 30_000;

export type QueryParameters = Readonly<
  Record<string, string | number | boolean | null | undefined>
>;

interface Asked {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  query?: QueryParameters;
  body?: unknown;
  /** Instead of the caller's own. */
  headers?: CallerHeaders;
  /** How long the answer may take. Left out: as long as any healthy one does. */
  patienceMs?: number;
}

/** The API as the sources see it: paths below `/api`, plain data in and out. */
export interface Http {
  get: <Answer>(path: string, query?: QueryParameters, headers?: CallerHeaders) => Promise<Answer>;
  post: <Answer>(path: string, body: unknown, headers?: CallerHeaders) => Promise<Answer>;
  /** For what the API has to work at before it can answer. */
  postPatiently: <Answer>(path: string, body: unknown) => Promise<Answer>;
  put: <Answer>(path: string, body: unknown, headers?: CallerHeaders) => Promise<Answer>;
  patch: <Answer>(path: string, body: unknown) => Promise<Answer>;
  patchPatiently: <Answer>(path: string, body: unknown) => Promise<Answer>;
  delete: (path: string) => Promise<void>;
  /** An endless answer, open until the signal says otherwise. */
  open: (path: string, signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
}

/** The query of an address; what is left out or empty is not in it. */
export const toSearch = (query: QueryParameters = {}): string => {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
};

interface FarSide {
  /** A function in this process heeds none, and a request without one costs half. */
  heedsSignals?: boolean;
}

/** Speaks to the API on behalf of one caller's request. Never tries anything twice. */
export function createHttp(
  call: CallApi,
  base: string,
  caller: CallerHeaders,
  { heedsSignals = true }: FarSide = {},
): Http {
  let hasChanged = false;

  const toRequest = ({ method, path, query, body, headers }: Asked, signal: AbortSignal) =>
    new Request(`${base}/api${path}${toSearch(query)}`, {
      method,
      ...(heedsSignals && { signal }),
      headers: {
        accept: 'application/json',
        ...caller,
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  const ask = async <Answer>(asked: Asked): Promise<Answer> => {
    const { answer, text } = await within(asked.patienceMs ?? timeoutMs, async (signal) => {
      const answer = await call(toRequest(asked, signal));
      // The body counts towards the time as well.
      return { answer, text: await answer.text() };
    }).catch((error: unknown) => {
      throw noAnswer(error);
    });
    if (!answer.ok) throw readRefusal(answer, text, hasChanged);
    if (asked.method !== 'GET') hasChanged = true;
    return (text === '' ? undefined : JSON.parse(text)) as Answer;
  };

  return {
    get: (path, query, headers) =>
      ask({ method: 'GET', path, ...(query && { query }), ...(headers && { headers }) }),
    post: (path, body, headers) => ask({ method: 'POST', path, body, ...(headers && { headers }) }),
    postPatiently: (path, body) => ask({ method: 'POST', path, body, patienceMs: patientMs }),
    put: (path, body, headers) => ask({ method: 'PUT', path, body, ...(headers && { headers }) }),
    patch: (path, body) => ask({ method: 'PATCH', path, body }),
    patchPatiently: (path, body) => ask({ method: 'PATCH', path, body, patienceMs: patientMs }),
    delete: (path) => ask({ method: 'DELETE', path }),
    open: async (path, signal) => {
      const request = toRequest(
        { method: 'GET', path, headers: { accept: 'text/event-stream' } },
        signal,
      );
      const { response, body } = await within(timeoutMs, async () => {
        const response = await call(request);
        // An API in this process hears of no broken connection: only a cancelled body tells it that
        // nobody reads any more.
        return { response, body: response.body?.pipeThrough(new TransformStream(), { signal }) };
      }).catch((error: unknown) => {
        throw noAnswer(error);
      });
      if (!body) throw noAnswer(new Error('The stream has no body.'));
      if (!response.ok) throw readRefusal(response, await new Response(body).text());
      return body;
    },
  };
}
