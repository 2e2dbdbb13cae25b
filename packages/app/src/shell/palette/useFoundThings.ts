import { useEffect, useMemo, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import { findWords } from '@hearback/ui';
import { CommandPaletteDocument, type CommandPaletteQuery } from '../../server/generated/graphql';
import { readReachable, useIsReachable } from '../../server/sendRequest';
import type { EntityKind } from './recentThings';
import { inGraph, storedThings, type Thing } from './knownNameOf';

/** Flattens the search result into one list. */
const toThings = (found: CommandPaletteQuery): Thing[] => [
  ...found.companies.items.map(({ id, name, address }) => ({
    kind: 'company' as const,
    id,
    name,
    hint: address,
  })),
  ...found.locations.items.map(({ id, name, company }) => ({
    kind: 'location' as const,
    id,
    name,
    hint: company.name,
  })),
  ...found.forms.items.map(({ id, title }) => ({
    kind: 'form' as const,
    id,
    name: title,
    hint: '',
  })),
  ...found.frames.items.map(({ id, name }) => ({ kind: 'frame' as const, id, name, hint: '' })),
  ...found.codes.items.map(({ id, name, location }) => ({
    kind: 'code' as const,
    id,
    name,
    hint: location.name,
  })),
];

const mostOfAKind = 5;
const kinds = Object.keys(inGraph) as EntityKind[];

type Stored = Readonly<Record<string, unknown>>;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** True if a name contains every word of a text, ignoring case and accents. */
const hasWords = (name: string, text: string) =>
  text
    .trim()
    .split(/\s+/)
    .every((word) => findWords(name, word).some(({ isFound }) => isFound));

/** Searches the cached entities: available before the server responds, and offline. */
function knownThings(cache: ApolloCache, text: string): Thing[] {
  const stored = storedThings(cache);
  const nameAt = (link: unknown) => {
    const reference = (link as { __ref?: string } | null | undefined)?.__ref;
    return reference === undefined ? '' : textOf(stored[reference]?.['name']);
  };
  const hintOf = (kind: EntityKind, thing: Stored) => {
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

const typingMs = 180;

/** The result of a search; without `things` it failed. */
interface Answer {
  text: string;
  things?: readonly Thing[];
}

/**
 * Searches entities by name: first the cached ones, then on the server. A result of an older text is
 * never shown. Offline, only cached entities are found.
 */
export function useFoundThings(typed: string) {
  const client = useApolloClient();
  const isReachable = useIsReachable();
  const text = typed.trim().slice(0, 100);
  const [answer, setAnswer] = useState<Answer>({ text: '' });
  const isAnswered = answer.text === text;
  const known = useMemo(() => (text === '' ? [] : knownThings(client.cache, text)), [client, text]);

  useEffect(() => {
    if (isAnswered || text === '' || !isReachable) return undefined;
    let isOutdated = false;
    const say = (said: Answer) => {
      if (!isOutdated) setAnswer(said);
    };
    const ask = () =>
      client
        .query({
          query: CommandPaletteDocument,
          variables: { search: text },
          // Half a word is nothing to remember.
          fetchPolicy: 'no-cache',
          context: { quiet: true },
        })
        .then(
          ({ data }) => say({ text, ...(data && { things: toThings(data) }) }),
          () => {
            // Offline, the effect runs again once the server is reachable.
            if (readReachable()) say({ text });
          },
        );
    const timer = setTimeout(() => void ask(), typingMs);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [client, text, isReachable, isAnswered]);

  const statusNow = () => {
    if (!isReachable) return 'offline';
    if (text === '') return 'ready';
    if (!isAnswered) return 'loading';
    return answer.things ? 'ready' : 'failed';
  };

  return {
    things: (isAnswered && answer.things) || known,
    status: statusNow(),
    retry: () => setAnswer({ text: '' }),
  } as const;
}
