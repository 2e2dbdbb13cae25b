import type { Store } from '../../database/store.ts';
import { addWordCounts, type ReadWords, readWordsHere } from '../../text/words/packWords.ts';
import { noWords, type WordTally } from '../../text/words/WordTally.ts';
import { asideKey } from '../cellTables.sql.ts';
import { statsCellsSql } from '../statsCells.sql.ts';
import {
  type AnswerFact,
  type ScanFact,
  type StatsBatch,
  statsChangesSql,
} from '../statsChanges.sql.ts';
import {
  type KnownPlace,
  placeKey,
  statsCodesSql,
  type StatsPlace,
  type VisitorCount,
} from '../statsCodes.sql.ts';
import { type Cell, noCell } from './Cell.ts';
import {
  addToParts,
  addVisitors,
  type Deltas,
  type Part,
  partsOfCode,
  partsOfForm,
} from './Deltas.ts';

/** The counts of one code at a place, form and version on one day. Scans have no version. */
interface DayCount {
  code_id: string;
  location_id: string;
  form_id: string;
  form_version: number | undefined;
  /** True for answers that are set aside. */
  is_aside: boolean;
  day: string;
  cell: Cell;
  words: WordTally | undefined;
}

/** The reader of words in comments. */
export interface WordTools {
  /** Left out: in this thread. */
  readWords?: ReadWords | undefined;
}

/** Day counts by their code, place, form, version and day. */
export type DayCounts = Map<string, DayCount>;

/** Longer than that is counted, and takes part in no average. */
const slowMs = 1_800_000;

/** Comments per read. */
const atOnce = 100;

function dayCountOf(
  counts: DayCounts,
  {
    code_id,
    location_id,
    form_id,
    day,
  }: Pick<DayCount, 'code_id' | 'location_id' | 'form_id' | 'day'>,
  form_version: number | undefined,
  is_aside = false,
): DayCount {
  const name = `${code_id} ${location_id} ${form_id} ${form_version ?? ''} ${day} ${is_aside}`;
  let count = counts.get(name);
  if (!count) {
    count = {
      code_id,
      location_id,
      form_id,
      form_version,
      is_aside,
      day,
      cell: noCell(),
      words: undefined,
    };
    counts.set(name, count);
  }
  return count;
}

/** Counts scans. Distinct visitors cannot be added up, and are not counted here. */
export function countScans(counts: DayCounts, facts: readonly ScanFact[]): void {
  for (const fact of facts) {
    const { cell } = dayCountOf(counts, fact, undefined);
    cell.scans += fact.sign;
    if (fact.is_started) cell.started += fact.sign;
  }
}

function countNumbers(cell: Cell, fact: AnswerFact): void {
  const { sign, rating, response, comment_length } = fact;
  cell.submissions += sign;
  cell.hours[fact.hour] = (cell.hours[fact.hour] ?? 0) + sign;
  if (fact.channel !== 'kiosk') cell.from_scans += sign;
  if (rating !== null) cell.r[rating - 1] = (cell.r[rating - 1] ?? 0) + sign;
  if (comment_length > 0) {
    cell.comments += sign;
    cell.comment_length += sign * comment_length;
    if (fact.sentiment) cell[fact.sentiment] += sign;
  }
  if (response === null) return;
  if (response > slowMs) {
    cell.slow += sign;
    return;
  }
  cell.responses += sign;
  cell.response_ms += sign * response;
  const second = Math.floor(response / 1_000 + 0.5);
  cell.seconds.set(second, (cell.seconds.get(second) ?? 0) + sign);
}

/** Adds words to those of a day. A comment that is still to be judged has none yet. */
function countWords(counts: DayCounts, fact: AnswerFact, packed: Uint8Array): void {
  if (!fact.sentiment || packed.length === 0) return;
  const count = dayCountOf(counts, fact, fact.form_version, fact.is_aside);
  count.words ??= noWords();
  addWordCounts(count.words, packed, fact.sentiment, fact.sign);
}

/** Counts answers, and the words of those whose comment came along. */
export async function countAnswers(
  counts: DayCounts,
  facts: readonly AnswerFact[],
  readWords: ReadWords,
): Promise<void> {
  const unread: AnswerFact[] = [];
  for (const fact of facts) {
    countNumbers(dayCountOf(counts, fact, fact.form_version, fact.is_aside).cell, fact);
    // Stored if the comment was anonymized, or cannot be read.
    if (fact.counted_words) countWords(counts, fact, fact.counted_words);
    else if (fact.comment !== '' && fact.sentiment) unread.push(fact);
  }
  for (let at = 0; at < unread.length; at += atOnce) {
    const some = unread.slice(at, at + atOnce);
    const words = await readWords(
      some.map(({ comment, language, name }) => ({ text: comment, language, name })),
    );
    for (const [place, fact] of some.entries()) {
      countWords(counts, fact, words[place] ?? new Uint8Array());
    }
  }
}

type Tools = Pick<Store, 'db'>;

/** The stored number of visitors of a code at a place, or of both with one of its forms. */
interface HeldVisitors {
  key: string;
  day: string;
  visitors: number;
}

/** Returns the changes that take the stored visitors to the counted ones. */
export function compareVisitors(
  held: readonly HeldVisitors[],
  counted: readonly VisitorCount[],
): VisitorChange[] {
  const changes = new Map<string, VisitorChange>();
  const add = (key: string, form_id: string | null, day: string, more: number) => {
    const name = `${key} ${form_id ?? ''} ${day}`;
    const change = changes.get(name) ?? { key, form_id, day, more: 0 };
    change.more += more;
    changes.set(name, change);
  };
  for (const { key, form_id, day, visitors } of counted) add(key, form_id, day, visitors);
  for (const { key, day, visitors } of held) {
    const [placed = '', formId] = key.split(':');
    add(placed, formId ?? null, day, -visitors);
  }
  return [...changes.values()].filter(({ more }) => more !== 0);
}

/**
 * The changes of distinct visitors on the days on which codes gained or lost scans at a place. They are
 * recounted from the rows of these days alone.
 */
async function changedVisitors(
  tools: Tools,
  accountId: string,
  scans: readonly ScanFact[],
  places: readonly KnownPlace[],
): Promise<VisitorChange[]> {
  const placeOf = findPlace(places);
  const days = new Map(
    scans.map((scan) => {
      const place = placeOf(scan);
      const key = placeKey(place);
      return [`${key} ${scan.day}`, { ...place, key, day: scan.day }];
    }),
  );
  const touched = [...days.values()];
  const counted = await statsCodesSql.visitors(tools.db, accountId, touched);
  return compareVisitors(await statsCellsSql.visitors(tools.db, accountId, touched), counted);
}

/** The change of a day's distinct visitors: those of a code at a place, or of both with one form. */
interface VisitorChange {
  /** The key of the code at a place. */
  key: string;
  form_id: string | null;
  day: string;
  /** More, or with a number below 0 fewer. */
  more: number;
}

interface Facts {
  counts: DayCounts;
  visitors: readonly VisitorChange[];
  /** The places of the codes of both, as far as the cells know them. */
  places: readonly (StatsPlace | KnownPlace)[];
}

/** Finds the place of what was counted. */
function findPlace<Place extends StatsPlace>(places: readonly Place[]) {
  const byIds = new Map(
    places.map((place) => [`${place.code_id} ${place.location_id}`, place] as const),
  );
  return ({ code_id, location_id }: Pick<StatsPlace, 'code_id' | 'location_id'>): Place => {
    const place = byIds.get(`${code_id} ${location_id}`);
    if (!place) throw new Error(`Nobody knows that the code ${code_id} hung at ${location_id}.`);
    return place;
  };
}

/** Computes the increments of cells from the changes of answers and scans. */
export function planFold(deltas: Deltas, { counts, visitors, places }: Facts): void {
  const placeOf = findPlace(places);
  const byKey = new Map(places.map((place) => [placeKey(place), place]));

  for (const count of counts.values()) {
    const { form_id, form_version, is_aside, day, cell, words } = count;
    const place = placeOf(count);
    const version: Part[] =
      form_version === undefined
        ? []
        : [
            { kind: 'form_version', key: `${form_id}:${form_version}` },
            { kind: 'code_form_version', key: `${placeKey(place)}:${form_id}:${form_version}` },
          ];
    const parts = [...partsOfCode(place), ...partsOfForm(place, form_id), ...version];
    const kept = is_aside ? parts.map(({ kind, key }) => ({ kind, key: asideKey(key) })) : parts;
    addToParts(deltas, kept, day, { cell, words });
  }
  for (const { key, form_id, day, more } of visitors) {
    const place = byKey.get(key);
    if (!place) throw new Error(`Nobody knows the place ${key} of a code.`);
    const parts = form_id === null ? partsOfCode(place) : partsOfForm(place, form_id);
    addVisitors(deltas, parts, day, more);
  }
}

type PlanBatchTools = Pick<Store, 'db'> & WordTools;

/**
 * Plans the increments of a batch of changes. A fold writes them, a read adds them to its rows. Returns the
 * places of the codes in it.
 */
export async function planBatch(
  tools: PlanBatchTools,
  batch: StatsBatch,
  deltas: Deltas,
  withWords: boolean,
): Promise<KnownPlace[]> {
  const { accountId } = batch;
  const counts: DayCounts = new Map();
  const scans = batch.hasScans ? await statsChangesSql.scans(tools.db, batch) : [];
  countScans(counts, scans);
  if (batch.hasAnswers) {
    const answers = await statsChangesSql.answers(tools.db, batch, withWords);
    await countAnswers(counts, answers, tools.readWords ?? readWordsHere);
  }

  const found = [...counts.values()];
  const codeIds = [...new Set(found.map(({ code_id }) => code_id))];
  const named = codeIds.length > 0 ? await statsCodesSql.places(tools.db, accountId, codeIds) : [];
  const hung = new Set(found.map(({ code_id, location_id }) => `${code_id} ${location_id}`));
  const places = named.filter(({ code_id, location_id }) => hung.has(`${code_id} ${location_id}`));
  const visitors = await changedVisitors(tools, accountId, scans, places);
  planFold(deltas, { counts, visitors, places });
  return places;
}
