import type { ApolloCache } from '@apollo/client';

import { dropThings, pointsTo } from './dropThings';
import type { ListField } from './StoredPage';
import { takeOut } from './takeOut';

/** What can be removed from a list. */
export type ThingKind =
  'Company' | 'Location' | 'Form' | 'Frame' | 'Template' | 'Code' | 'Feedback';

interface Links {
  list: ListField;
  /** What hangs on it, and through which field. */
  hung: readonly { kind: ThingKind; by: string }[];
}

const links: Readonly<Record<ThingKind, Links>> = {
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
  kind: ThingKind,
  by: string,
  above: ThingKind,
  ids: readonly string[],
) =>
  Object.values(stored).flatMap((thing) =>
    thing.__typename === kind && pointsTo(thing, by, above, ids) ? [String(thing['id'])] : [],
  );

/** Removes things from what the app knows, with all that hung on them, as the server did. */
export function removeThings(cache: ApolloCache, kind: ThingKind, ids: readonly string[]) {
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
    // What was told of a code is told no more.
    dropThings(
      cache,
      ({ __typename, codeId }) => __typename === 'Notification' && ids.includes(String(codeId)),
    );
  }
}
