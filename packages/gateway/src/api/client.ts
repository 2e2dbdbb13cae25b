import { snakeCase, snakeKeys, type CamelCase } from '../translate.ts';
import { readObject } from '../readBody.ts';
import { UpstreamError, noAnswer } from './UpstreamError.ts';
import type { Paths } from './api.generated.ts';
import type { CallApi, CallerHeaders } from './callApi.ts';
import { withTimeout } from './withTimeout.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
/** The paths of the OpenAPI document that take a method. */
type PathOf<M extends Method> = {
  [Path in keyof Paths]: M extends keyof Paths[Path] ? Path : never;
}[keyof Paths];
interface Call {
  path: object;
  query: object;
  body: unknown;
  answer: unknown;
}
type CallOf<M extends Method, Path extends PathOf<M>> = Extract<
  Paths[Path][M & keyof Paths[Path]],
  Call
>;

/** Widens enumerations to `string`: the API validates them, with error messages for people. */
type Widened<Value> = Value extends string
  ? string
  : Value extends boolean
    ? boolean
    : Value extends number
      ? number
      : Value extends readonly (infer Row extends object)[]
        ? BodyOf<Row>[]
        : Value;
/** Query values are sent as text. Null is omitted. */
type QueryOf<Query> = {
  [Name in keyof Query as CamelCase<Name>]?: string | number | boolean | null | undefined;
};
type BodyOf<Body> = {
  [Name in keyof Body as CamelCase<Name> | Name]?: Widened<Body[Name]> | null | undefined;
};

/** The query of a GET, in the graph's spelling. */
export type QueryAt<Path extends PathOf<'get'>> = QueryOf<CallOf<'get', Path>['query']>;

/** The arguments of a call, in the graph's spelling: they are spelled as the API does on their way out. */
type Asked<C extends Call> = { query?: QueryOf<C['query']>; timeoutMs?: number } & {
  /** Instead of the caller's own. */
  headers?: CallerHeaders | undefined;
} & (keyof C['path'] extends never ? object : { path: Record<keyof C['path'], string | number> }) &
  (C['body'] extends undefined ? { body?: object } : { body: BodyOf<C['body']> });
type Given<C extends Call> = object extends Asked<C> ? [asked?: Asked<C>] : [asked: Asked<C>];

type Send<M extends Method> = <Path extends PathOf<M>>(
  path: Path,
  ...given: Given<CallOf<M, Path>>
) => Promise<CallOf<M, Path>['answer']>;

/** The API on behalf of one caller, typed by its OpenAPI document. Never tries anything twice. */
export interface ApiClient {
  get: Send<'get'>;
  post: Send<'post'>;
  put: Send<'put'>;
  patch: Send<'patch'>;
  delete: Send<'delete'>;
  /** An endless answer, open until the signal says otherwise. */
  open: (
    path: PathOf<'get'>,
    signal: AbortSignal,
    query?: AnyAsked['query'],
  ) => Promise<ReadableStream<Uint8Array>>;
}

/** Longer than any healthy response takes; short enough not to wait for a dead server. */
const usualMs = 5_000;

/** Longer than a check of printed art takes where others wait for theirs. */
export const slowMs = 30_000;

const sentences = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

/** The refusal of an answer outside 200 to 299. */
function readRefusal(
  { status, headers }: Response,
  text: string,
  isAfterChange = false,
): UpstreamError {
  // A proxy in between answers in HTML; the status says enough.
  const { detail, code, current, scan_issues, challenge, ...fields } = readObject(text) ?? {};
  return new UpstreamError({
    status,
    code: typeof code === 'string' ? code : '',
    detail: typeof detail === 'string' ? detail : '',
    fields: Object.fromEntries(
      Object.entries(fields)
        .map(([field, value]) => [field, sentences(value)] as const)
        .filter(([, found]) => found.length > 0),
    ),
    retryAfter: headers.get('retry-after'),
    current,
    scanIssues: scan_issues,
    challenge,
    isAfterChange,
  });
}

/** A part of an address. Half of a surrogate pair, which no address can hold, becomes U+FFFD. */
const segment = (text: string | number): string => encodeURIComponent(String(text).toWellFormed());

const fillPath = (path: string, values: AnyAsked['path']): string =>
  values === undefined
    ? path
    : path.replaceAll(/\{(\w+)\}/g, (_, name: string) => segment(values[name] ?? ''));

/** Empty values are omitted from the address. */
function toSearch(query: AnyAsked['query']): string {
  if (query === undefined) return '';
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[snakeCase(name), String(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

export interface ClientOptions {
  call: CallApi;
  /** Address before the API's paths, without `/api`. */
  base: string;
  caller?: CallerHeaders;
  /** A function in this process heeds no signal, and a request without one costs half. */
  heedsSignals?: boolean;
  /** Something was changed: what was read before may be wrong. */
  onChange?: () => void;
}

interface AnyAsked {
  path?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number | boolean | null | undefined>> | undefined;
  body?: object;
  headers?: CallerHeaders | undefined;
  timeoutMs?: number;
}

export function createApiClient(options: ClientOptions): ApiClient {
  const { call, base, caller, heedsSignals = true, onChange } = options;
  let hasChanged = false;

  const toRequest = (method: string, path: string, asked: AnyAsked, signal: AbortSignal) => {
    const { query, body, headers } = asked;
    return new Request(`${base}/api${fillPath(path, asked.path)}${toSearch(query)}`, {
      method,
      ...(heedsSignals && { signal }),
      headers: {
        accept: 'application/json',
        ...caller,
        ...headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(snakeKeys(body)) }),
    });
  };

  const send =
    (method: string) =>
    async (path: string, asked: AnyAsked = {}): Promise<unknown> => {
      const { answer, text } = await withTimeout(asked.timeoutMs ?? usualMs, async (signal) => {
        const answer = await call(toRequest(method, path, asked, signal));
        // The body counts towards the time as well.
        return { answer, text: await answer.text() };
      }).catch((error: unknown) => {
        throw noAnswer(error);
      });
      if (method !== 'GET') onChange?.();
      if (!answer.ok) throw readRefusal(answer, text, hasChanged);
      if (method !== 'GET') hasChanged = true;
      return text === '' ? undefined : JSON.parse(text);
    };

  const open: ApiClient['open'] = async (path, signal, query) => {
    const asked = { query, headers: { accept: 'text/event-stream' } };
    const request = toRequest('GET', path, asked, signal);
    const { response, body } = await withTimeout(usualMs, async () => {
      const response = await call(request);
      // An API in this process sees no broken connection: only a canceled body signals that the reader is
      // gone.
      return { response, body: response.body?.pipeThrough(new TransformStream(), { signal }) };
    }).catch((error: unknown) => {
      throw noAnswer(error);
    });
    if (!body) throw noAnswer(new Error('The stream has no body.'));
    if (!response.ok) throw readRefusal(response, await new Response(body).text());
    return body;
  };

  // The types say what the OpenAPI document says; nothing else knows what an answer holds.
  return {
    get: send('GET'),
    post: send('POST'),
    put: send('PUT'),
    patch: send('PATCH'),
    delete: send('DELETE'),
    open,
  } as ApiClient;
}
