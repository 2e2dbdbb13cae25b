import { limits } from '@hearback/schema/limits';
import DataLoader from 'dataloader';

import type { PageInput } from '../resolvers.generated.ts';
import type { Paths } from './api.generated.ts';
import { createApiClient, type ApiClient, type ClientOptions, type QueryAt } from './client.ts';

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
