import { limits } from '@hearback/schema/limits';
import DataLoader from 'dataloader';

import type { PageInput } from '../resolvers.generated.ts';
import { snakeCase, snakeKeys, type CamelCase } from '../translate.ts';
import type { Paths } from './api.generated.ts';
import type { CallApi, CallerHeaders } from './callApi.ts';
import { noAnswer, readRefusal } from './UpstreamError.ts';
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
type QueryAt<Path extends PathOf<'get'>> = QueryOf<CallOf<'get', Path>['query']>;

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

interface ClientOptions {
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
    // A file travels as a browser would send it.
    const isForm = body instanceof FormData;
    return new Request(`${base}/api${fillPath(path, asked.path)}${toSearch(query)}`, {
      method,
      ...(heedsSignals && { signal }),
      headers: {
        accept: 'application/json',
        ...caller,
        ...headers,
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(snakeKeys(body)) }),
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

interface ListAnswer {
  count: number;
  results: { id: string }[];
  next_cursor?: string | null;
  previous_cursor?: string | null;
}
/** The paths of the API's lists. */
type ListPath = {
  [Path in keyof Paths]: Paths[Path] extends { get: { answer: ListAnswer } } ? Path : never;
}[keyof Paths];
type ItemAt<Path extends ListPath> = Paths[Path]['get']['answer']['results'][number];

/** One page of items, in the graph's shape. */
interface PageOf<Item> {
  items: Item[];
  pageInfo: {
    page: number;
    pageSize: number;
    pageCount: number;
    totalCount: number;
    hasNextPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
}

/** The API as resolvers see it. One per request, so it may remember. */
export interface Api extends ApiClient {
  /** A GET that several fields need: sent once per request, until a write. */
  getOnce: ApiClient['get'];
  /** Finds an item by id; concurrent calls are batched. Null if the account has no such item. */
  find: <Path extends ListPath>(path: Path, id: string) => Promise<ItemAt<Path> | null>;
  /** An item that another one points to. */
  findOrThrow: <Path extends ListPath>(path: Path, id: string) => Promise<ItemAt<Path>>;
  /** A page of a list; the first one by default. */
  page: <Path extends ListPath>(
    path: Path,
    page: PageInput | null | undefined,
    query?: QueryAt<Path>,
    pathValues?: Readonly<Record<string, string>>,
  ) => Promise<PageOf<ItemAt<Path>>>;
}

type Item = ListAnswer['results'][number];
type Get = (
  path: string,
  asked: { query: object; path?: Readonly<Record<string, string>> | undefined },
) => Promise<ListAnswer>;

/** `page_size=0` requests the whole list from the API, so it must not come from outside. */
const withinLimits = (asked: PageInput | null | undefined) => ({
  page: Math.max(1, asked?.page ?? 1),
  pageSize: Math.min(limits.pageSizeMax, Math.max(1, asked?.pageSize ?? limits.pageSizeDefault)),
});

/** The client of one request, with its lists. */
export function createApiForRequest(options: ClientOptions): Api {
  const loaders = new Map<string, DataLoader<string, Item | null>>();
  const answers = new Map<string, Promise<unknown>>();
  const forget = () => {
    loaders.clear();
    answers.clear();
  };
  // A write may invalidate any cached response.
  const client = createApiClient({ ...options, onChange: forget });
  const get = client.get as Get;

  const getOnce: Get = (path, asked) => {
    const key = `${path} ${JSON.stringify(asked)}`;
    const answer = answers.get(key) ?? get(path, asked);
    answers.set(key, answer);
    return answer as ReturnType<Get>;
  };

  const loaderOf = (path: string) => {
    const known = loaders.get(path);
    if (known) return known;
    const loader = new DataLoader<string, Item | null>(
      async (ids) => {
        const query = { ids: ids.join(','), pageSize: 0 };
        const { results } = await get(path, { query });
        const found = new Map(results.map((item) => [item.id, item]));
        return ids.map((id) => found.get(id) ?? null);
      },
      { maxBatchSize: limits.pageSizeMax },
    );
    loaders.set(path, loader);
    return loader;
  };

  // Without an id the API would send the whole list.
  const find = async (path: string, id: string) => (id === '' ? null : loaderOf(path).load(id));

  const findOrThrow = async (path: string, id: string) => {
    const found = await find(path, id);
    if (found !== null) return found;
    throw new Error(`The API names ${id} of ${path} but does not list it under that id.`);
  };

  const readPage = async (
    path: string,
    asked: PageInput | null | undefined,
    narrowing: object = {},
    pathValues?: Readonly<Record<string, string>>,
  ): Promise<PageOf<Item>> => {
    const { page, pageSize } = withinLimits(asked);
    const answer = await get(path, { query: { ...narrowing, page, pageSize }, path: pathValues });
    const { results: items, count: totalCount, next_cursor: next } = answer;
    const loader = loaderOf(path);
    for (const item of items) loader.prime(item.id, item);
    const pageCount = Math.max(1, Math.ceil(totalCount / pageSize));
    // Only a list that is read by cursor says where it goes on.
    const hasNextPage = next === undefined ? page < pageCount : next !== null;
    const cursors = { startCursor: answer.previous_cursor ?? null, endCursor: next ?? null };
    return { items, pageInfo: { page, pageSize, pageCount, totalCount, hasNextPage, ...cursors } };
  };

  // The types of what is listed stand in the OpenAPI document; a loader is alike for all of them.
  return { ...client, getOnce, find, findOrThrow, page: readPage } as Api;
}
