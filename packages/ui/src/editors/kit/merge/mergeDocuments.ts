import type { DocumentPart } from '../DocumentKind';
import { freeId } from '../freeId';
import { isSame } from './isSame';
import { mergeOrder, moversOf } from './mergeOrder';

/** What two sides made of one document, and what it was before. */
export interface Versions<Document> {
  base: Document;
  mine: Document;
  theirs: Document;
}

/** What a merge has to know about a kind of document. */
export interface Mergeable<Document, Part extends DocumentPart> {
  /** What belongs to the whole, each thing that can be changed by itself under a name of its own. */
  factsOf: (document: Document) => Readonly<Record<string, unknown>>;
  partsOf: (document: Document) => readonly Part[];
  /** Whether a document has one part of this type at most. */
  isSingle: (part: Part) => boolean;
  build: (facts: Readonly<Record<string, unknown>>, parts: Part[]) => Document;
}

/** One thing that both sides changed, each in its own way. What is undefined was removed. */
export type Conflict<Part> =
  | { kind: 'fact'; key: string; mine: unknown; theirs: unknown }
  | { kind: 'part'; key: string; mine: Part | undefined; theirs: Part | undefined }
  | { kind: 'order'; key: 'order' };

export type Side = 'mine' | 'theirs';

/** Two sides put together, but for what only a person can decide. */
export interface Merge<Document, Part> {
  conflicts: readonly Conflict<Part>[];
  /** The document with each conflict decided, by its key. What is not decided is mine. */
  resolve: (choices: Readonly<Record<string, Side>>) => Document;
}

const partKey = (key: string) => `part ${key}`;

/** Puts together what two sides made of one document. What only one of them touched is taken from it. */
export function mergeDocuments<Document, Part extends DocumentPart>(
  { factsOf, partsOf, isSingle, build }: Mergeable<Document, Part>,
  { base, mine, theirs }: Versions<Document>,
): Merge<Document, Part> {
  const keyed = (parts: readonly Part[]) =>
    new Map(parts.map((part) => [isSingle(part) ? part.type : part.id, part]));

  const baseParts = keyed(partsOf(base));
  const mineParts = keyed(partsOf(mine));
  const theirParts = keyed(
    keepApart({ base: partsOf(base), mine: partsOf(mine), theirs: partsOf(theirs) }, isSingle),
  );
  const facts = { base: factsOf(base), mine: factsOf(mine), theirs: factsOf(theirs) };
  const orders = {
    base: [...baseParts.keys()],
    mine: [...mineParts.keys()],
    theirs: [...theirParts.keys()],
  };

  const factKeys = [...new Set([...Object.keys(facts.mine), ...Object.keys(facts.theirs)])];
  const partKeys = [...new Set([...orders.mine, ...orders.theirs])];
  const movers = moversOf(orders);

  const factOf = (key: string) =>
    decide({ base: facts.base[key], mine: facts.mine[key], theirs: facts.theirs[key] });
  const partOf = (key: string) =>
    decide({ base: baseParts.get(key), mine: mineParts.get(key), theirs: theirParts.get(key) });

  return {
    conflicts: [
      ...factKeys.flatMap((key): Conflict<Part>[] =>
        factOf(key) === 'conflict'
          ? [{ kind: 'fact', key, mine: facts.mine[key], theirs: facts.theirs[key] }]
          : [],
      ),
      ...partKeys.flatMap((key): Conflict<Part>[] => {
        if (partOf(key) !== 'conflict') return [];
        const sides = { mine: mineParts.get(key), theirs: theirParts.get(key) };
        return [{ kind: 'part', key: partKey(key), ...sides }];
      }),
      ...(movers === 'both' ? [{ kind: 'order' as const, key: 'order' as const }] : []),
    ],
    resolve: (choices) => {
      const chosen = (decision: Decision, key: string): Side =>
        decision === 'conflict' ? (choices[key] ?? 'mine') : decision;
      const order = mergeOrder(
        orders,
        movers === 'both' ? (choices['order'] ?? 'mine') : movers === 'theirs' ? 'theirs' : 'mine',
      );
      return build(
        Object.fromEntries(factKeys.map((key) => [key, facts[chosen(factOf(key), key)][key]])),
        order.flatMap((key) => {
          const side = chosen(partOf(key), partKey(key));
          return (side === 'mine' ? mineParts : theirParts).get(key) ?? [];
        }),
      );
    },
  };
}

type Decision = Side | 'conflict';

/** Whose value holds. */
function decide({ base, mine, theirs }: Versions<unknown>): Decision {
  if (isSame(base, theirs) || isSame(mine, theirs)) return 'mine';
  return isSame(base, mine) ? 'theirs' : 'conflict';
}

/** Two parts that were added apart are two, also when they got the same id. */
function keepApart<Part extends DocumentPart>(
  { base, mine, theirs }: Versions<readonly Part[]>,
  isSingle: (part: Part) => boolean,
): readonly Part[] {
  const has = (parts: readonly Part[], id: string) => parts.some((part) => part.id === id);
  const taken: DocumentPart[] = [...base, ...mine, ...theirs];
  return theirs.map((part) => {
    const twin = mine.find(({ id }) => id === part.id);
    if (!twin || isSingle(part) || has(base, part.id) || isSame(twin, part)) return part;
    const renamed = { ...part, id: freeId(taken, part.type) };
    taken.push(renamed);
    return renamed;
  });
}
