import type { ApolloCache, Reference } from '@apollo/client';
import type { Modifiers } from '@apollo/client/cache';

/** Takes items off every stored page of their list, and lowers its counts. */
export function takeOut(cache: ApolloCache, field: ListField, ids: readonly string[]) {
  const gone = new Set(ids);
  const modifiers: Modifiers = {
    [field]: (value, { readField, DELETE }) => {
      const stored = value as StoredPage;
      // A list that was asked for by its count alone cannot be mended here.
      if (!stored.items || stored.pageInfo?.pageSize === undefined) return DELETE;
      const items = stored.items.filter((item) => !gone.has(String(readField('id', item))));
      return withCount(stored, items, -gone.size);
    },
  };
  cache.modify({ fields: modifiers });
}

/** Variables of a cached list, parsed from its field name in the cache. */
function readArguments(storeFieldName: string): Readonly<Record<string, unknown>> {
  const start = storeFieldName.indexOf('{');
  if (start < 0) return {};
  const end = storeFieldName.lastIndexOf('}') + 1;
  return JSON.parse(storeFieldName.slice(start, end)) as Record<string, unknown>;
}

const narrows = (name: string, value: unknown) =>
  name !== 'page' && name !== 'orderBy' && value !== undefined && value !== null && value !== '';

/**
 * Shows a new item first on the first page of its list. Pages that it may have shifted, and lists
 * that are narrowed by a search or a filter, are forgotten and asked for again when they are shown.
 */
export function putFirst(cache: ApolloCache, field: ListField, item: { id: string }) {
  const modifiers: Modifiers = {
    [field]: (value, { storeFieldName, toReference, readField, DELETE }) => {
      const stored = value as StoredPage;
      const isNarrowed = Object.entries(readArguments(storeFieldName)).some(([name, value]) =>
        narrows(name, value),
      );
      const added = toReference(item);
      if (isNarrowed || stored.pageInfo?.page !== 1 || !added) return DELETE;
      if (stored.items.some((other) => readField('id', other) === item.id)) return stored;

      const items = [added, ...stored.items].slice(0, stored.pageInfo.pageSize);
      return withCount(stored, items, 1);
    },
  };
  cache.modify({ fields: modifiers });
}

/** One page of a list, as the cache keeps it. */
export interface StoredPage {
  items: readonly Reference[];
  pageInfo: { page: number; pageSize: number; pageCount: number; totalCount: number };
}

/** The fields of the query that are lists. */
export type ListField =
  | 'companies'
  | 'locations'
  | 'forms'
  | 'frames'
  | 'templates'
  | 'codes'
  | 'feedbacks';

/** The same page of a list that is longer or shorter by so many items. */
function withCount(
  { pageInfo }: StoredPage,
  items: readonly Reference[],
  change: number,
): StoredPage {
  const totalCount = Math.max(0, pageInfo.totalCount + change);
  const pageCount = Math.max(1, Math.ceil(totalCount / pageInfo.pageSize));
  return { items, pageInfo: { ...pageInfo, totalCount, pageCount } };
}

type Thing = Readonly<Record<string, unknown>> & { __typename?: string };

/** True if a cached entity links to one of the given ids through a field. */
export const pointsTo = (thing: Thing, field: string, typename: string, ids: readonly string[]) => {
  const link = thing[field] as Reference | null | undefined;
  return ids.some((id) => link?.__ref === `${typename}:${id}`);
};

/**
 * Forgets things that went with others. Lists that held them close up by themselves, and are asked
 * for again when they are shown.
 */
export function dropThings(cache: ApolloCache, isGone: (thing: Thing) => boolean) {
  const stored = cache.extract() as Readonly<Record<string, Thing>>;
  for (const [id, thing] of Object.entries(stored)) {
    if (thing.__typename !== 'Query' && isGone(thing)) cache.evict({ id });
  }
  cache.gc();
}

/** Types that can be removed from a list. */
export type RemovableKind =
  | 'Company'
  | 'Location'
  | 'Form'
  | 'Frame'
  | 'Template'
  | 'Code'
  | 'Feedback';

interface Links {
  list: ListField;
  /** Types deleted with it, and the field that links each to it. */
  hung: readonly { kind: RemovableKind; by: string }[];
}

const links: Readonly<Record<RemovableKind, Links>> = {
  Company: {
    list: 'companies',
    hung: [
      { kind: 'Location', by: 'company' },
      { kind: 'Code', by: 'company' },
    ],
  },
  Location: { list: 'locations', hung: [{ kind: 'Code', by: 'location' }] },
  Code: { list: 'codes', hung: [{ kind: 'Feedback', by: 'code' }] },
  Form: { list: 'forms', hung: [] },
  Frame: { list: 'frames', hung: [] },
  Template: { list: 'templates', hung: [] },
  Feedback: { list: 'feedbacks', hung: [] },
};

type Stored = Readonly<Record<string, Readonly<Record<string, unknown>> & { __typename?: string }>>;

/** The ids of stored things that hang on others. */
const hungOn = (
  stored: Stored,
  kind: RemovableKind,
  by: string,
  above: RemovableKind,
  ids: readonly string[],
) =>
  Object.values(stored).flatMap((thing) =>
    thing.__typename === kind && pointsTo(thing, by, above, ids) ? [String(thing['id'])] : [],
  );

/** Removes things from what the app knows, with all that hung on them, as the server did. */
export function removeThings(cache: ApolloCache, kind: RemovableKind, ids: readonly string[]) {
  if (ids.length === 0) return;
  const { list, hung } = links[kind];
  const stored = cache.extract() as Stored;
  for (const { kind: below, by } of hung) {
    removeThings(cache, below, hungOn(stored, below, by, kind, ids));
    // There may be more than were ever shown, on pages whose counts are no longer right.
    cache.evict({ id: 'ROOT_QUERY', fieldName: links[below].list });
  }
  takeOut(cache, list, ids);
  dropThings(cache, ({ __typename, id }) => __typename === kind && ids.includes(String(id)));
  if (kind === 'Code') {
    // Notifications of a removed code disappear with it.
    dropThings(
      cache,
      ({ __typename, codeId }) => __typename === 'Notification' && ids.includes(String(codeId)),
    );
  }
}
