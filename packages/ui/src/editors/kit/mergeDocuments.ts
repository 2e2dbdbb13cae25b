import type { DocumentPart } from './EditorConfig';
import { freeId } from './items';

/** Deep equality of plain data. The order of keys does not matter. */
export function isSame(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || !left || !right) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;

  const known = entriesOf(left);
  const other = entriesOf(right);
  return (
    known.size === other.size && [...known].every(([key, value]) => isSame(value, other.get(key)))
  );
}

/** Missing and undefined properties are equal. */
const entriesOf = (data: object) =>
  new Map(Object.entries(data).filter(([, value]) => value !== undefined));

/** Part keys of all three versions, in order. */
interface Orders {
  base: readonly string[];
  mine: readonly string[];
  theirs: readonly string[];
}

/** Keys that are in all three lists, in the order of each. */
function common({ base, mine, theirs }: Orders): Orders {
  const isCommon = (key: string) =>
    base.includes(key) && mine.includes(key) && theirs.includes(key);
  return {
    base: base.filter(isCommon),
    mine: mine.filter(isCommon),
    theirs: theirs.filter(isCommon),
  };
}

/** The side that changed the order. `both`: in different ways. */
function moversOf(orders: Orders): 'nobody' | 'mine' | 'theirs' | 'both' {
  const { base, mine, theirs } = common(orders);
  if (isSame(base, theirs)) return isSame(base, mine) ? 'nobody' : 'mine';
  return isSame(base, mine) || isSame(mine, theirs) ? 'theirs' : 'both';
}

/** Keys of both sides in the leader's order; a key only the other side has follows its neighbor. */
function mergeOrder({ mine, theirs }: Orders, leader: 'mine' | 'theirs'): string[] {
  const [first, second] = leader === 'mine' ? [mine, theirs] : [theirs, mine];
  const merged = [...first];
  second.forEach((key, index) => {
    if (merged.includes(key)) return;
    const neighbor = second[index - 1];
    merged.splice(neighbor === undefined ? 0 : merged.indexOf(neighbor) + 1, 0, key);
  });
  return merged;
}

/** The two versions of a document and their common base. */
export interface MergeVersions<Document> {
  base: Document;
  mine: Document;
  theirs: Document;
}

/** Adapter of a document type for merging. */
export interface Mergeable<Document, Part extends DocumentPart> {
  /** Values of the document outside its parts, keyed so that each can be merged by itself. */
  factsOf: (document: Document) => Readonly<Record<string, unknown>>;
  partsOf: (document: Document) => readonly Part[];
  /** True if a document has at most one part of this type. */
  isSingle: (part: Part) => boolean;
  build: (facts: Readonly<Record<string, unknown>>, parts: Part[]) => Document;
}

/** A value changed by both sides in different ways. `undefined`: removed. */
export type Conflict<Part> =
  | { kind: 'fact'; key: string; mine: unknown; theirs: unknown }
  | { kind: 'part'; key: string; mine: Part | undefined; theirs: Part | undefined }
  | { kind: 'order'; key: 'order' };

export type Side = 'mine' | 'theirs';

/** A merged document with unresolved conflicts. */
export interface Merge<Document, Part> {
  conflicts: readonly Conflict<Part>[];
  /** Returns the document with each conflict resolved, by its key. Default: mine. */
  resolve: (choices: Readonly<Record<string, Side>>) => Document;
}

const partKey = (key: string) => `part ${key}`;

/** Three-way merge of a document. Changes of only one side are taken over. */
export function mergeDocuments<Document, Part extends DocumentPart>(
  { factsOf, partsOf, isSingle, build }: Mergeable<Document, Part>,
  { base, mine, theirs }: MergeVersions<Document>,
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

/** The side whose value is used. */
function decide({ base, mine, theirs }: MergeVersions<unknown>): Decision {
  if (isSame(base, theirs) || isSame(mine, theirs)) return 'mine';
  return isSame(base, mine) ? 'theirs' : 'conflict';
}

/** Renames a part of theirs that was added with the same id as another part of mine. */
function keepApart<Part extends DocumentPart>(
  { base, mine, theirs }: MergeVersions<readonly Part[]>,
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
