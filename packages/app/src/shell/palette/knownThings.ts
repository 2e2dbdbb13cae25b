import type { ApolloCache } from '@apollo/client';

import { findWords } from '@hearback/ui';

import type { ThingKind } from '../recents/recentThings';
import { inGraph, storedThings } from './knownNameOf';
import type { Thing } from './Thing';

const mostOfAKind = 5;
const kinds = Object.keys(inGraph) as ThingKind[];

type Stored = Readonly<Record<string, unknown>>;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Whether every word of a text stands in a name, in any case, with or without accents. */
const hasWords = (name: string, text: string) =>
  text
    .trim()
    .split(/\s+/)
    .every((word) => findWords(name, word).some(({ isFound }) => isFound));

/** What screens have shown so far and is called so: there before the server answers, and without it. */
export function knownThings(cache: ApolloCache, text: string): Thing[] {
  const stored = storedThings(cache);
  const nameAt = (link: unknown) => {
    const reference = (link as { __ref?: string } | null | undefined)?.__ref;
    return reference === undefined ? '' : textOf(stored[reference]?.['name']);
  };
  const hintOf = (kind: ThingKind, thing: Stored) => {
    if (kind === 'company') return textOf(thing['address']);
    if (kind === 'location') return nameAt(thing['company']);
    return kind === 'code' ? nameAt(thing['location']) : '';
  };

  return kinds.flatMap((kind) => {
    const { typename, name } = inGraph[kind];
    return Object.values(stored)
      .filter((thing) => thing['__typename'] === typename && hasWords(textOf(thing[name]), text))
      .slice(0, mostOfAKind)
      .map((thing) => ({
        kind,
        id: textOf(thing['id']),
        name: textOf(thing[name]),
        hint: hintOf(kind, thing),
      }));
  });
}
