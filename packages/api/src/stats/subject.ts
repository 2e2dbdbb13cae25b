import { isNarrowed } from '../database/ownPlaces.ts';
import type { ServiceTools } from '../services.ts';
import { hasPlace } from './atPlace.sql.ts';
import type { StatsFilter, StatsQuery } from './contract.ts';
import { dayIn, daysBetween, findDays } from './findWindow.ts';
import { addCounts, type CellKind, type Counts, noCounts, type Period } from './rollup/Cell.ts';
import { statsSql } from './stats.sql.ts';
import { placeKey } from './statsCodes.sql.ts';

/** The cells of the rollup for a filter. Without keys, the result is empty. */
interface Scope {
  kind: Exclude<CellKind, 'form_version' | 'code_form_version'>;
  keys: readonly string[];
}

const nothing: Scope = { kind: 'account', keys: [] };

const hasSeveral = (ids: readonly (string | undefined)[]) =>
  ids.filter((id) => id !== undefined).length > 1;

/** The key of a code at a place with a form. */
export const pairOf = (place: string, form: string): string => `${place}:${form}`;

/** The ids of a filter as they are stored, however they were written. */
const inSmallLetters = ({ company, site, code, tag, form }: StatsFilter): StatsFilter => ({
  company: company?.toLowerCase(),
  site: site?.toLowerCase(),
  code: code?.toLowerCase(),
  tag,
  form: form?.toLowerCase(),
});

/**
 * The cells of a filter for a caller who is bound to places: those of their locations alone, since a company
 * or an account has others, too. A place out of reach leaves nothing.
 */
async function ownScope(
  read: ServiceTools['read'],
  accountId: string,
  { form, ...place }: StatsFilter,
): Promise<Scope> {
  if ((place.code ?? place.tag ?? form) !== undefined) {
    const places = await read((db) => statsSql.codePlaces(db, accountId, place));
    const keys = places.map(placeKey);
    if (form === undefined) return { kind: 'code', keys };
    return { kind: 'code_form', keys: keys.map((key) => pairOf(key, form)) };
  }
  const locations = await read((db) => statsSql.locations(db, accountId, place));
  return { kind: 'location', keys: locations.map(({ id }) => id) };
}

/**
 * Finds the cells of a filter. The smallest place of it decides; a code is the sum of its places, a tag that of all
 * codes that carry it or hang or hung where it is carried, and a form
 * at a place that of the codes that hang or hung there with that form. A code that was never at the location
 * of the filter, or a location that is not of its company, leaves nothing, and is no error.
 */
export const scopeOf =
  ({ read }: Pick<ServiceTools, 'read'>) =>
  async (accountId: string, filter: StatsFilter): Promise<Scope> => {
    const { company, site, code, tag, form } = inSmallLetters(filter);
    if (isNarrowed()) return ownScope(read, accountId, { company, site, code, tag, form });
    const place = code ?? tag ?? site ?? company;
    const isUnsure = hasSeveral([company, site, code, tag]);
    const isOfCodes = (code ?? tag) !== undefined;
    const places =
      isUnsure || isOfCodes || (form !== undefined && place !== undefined)
        ? await read((db) => statsSql.codePlaces(db, accountId, { company, site, code, tag }))
        : [];
    if (isUnsure && places.length === 0) return nothing;

    const keys = places.map(placeKey);
    if (form !== undefined) {
      if (place === undefined) return { kind: 'form', keys: [form] };
      return { kind: 'code_form', keys: keys.map((key) => pairOf(key, form)) };
    }
    if (isOfCodes) return { kind: 'code', keys };
    if (site !== undefined) return { kind: 'location', keys: [site] };
    if (company !== undefined) return { kind: 'company', keys: [company] };
    return { kind: 'account', keys: [''] };
  };

/** The account, filter and time of a query for statistics. */
export interface Subject {
  accountId: string;
  filter: StatsFilter;
  scope: Scope;
  /** The current date in the reader's time zone. */
  today: string;
  /** The days to count: both ends are open for all time. */
  span: Period;
}

/** Resolves a query to its cells, and to the days of the reader's calendar. */
export const findSubject =
  ({ read, now }: Pick<ServiceTools, 'read' | 'now'>) =>
  async (accountId: string, query: StatsQuery): Promise<Subject> => {
    const { timeframe, from, to, tz, ...filter } = query;
    const today = dayIn(tz, now());
    return {
      accountId,
      filter,
      scope: await scopeOf({ read })(accountId, filter),
      today,
      span: findDays({ timeframe, from, to }, today),
    };
  };

/** Finds the first day with anything of a scope: a live code, a scan or an answer. */
export const findFirstDay =
  ({ read, rollup }: Pick<ServiceTools, 'read' | 'rollup'>) =>
  async ({
    accountId,
    filter,
    scope: { kind, keys },
  }: Pick<Subject, 'accountId' | 'filter' | 'scope'>): Promise<string | undefined> => {
    const days = await Promise.all([
      read((db) => statsSql.firstCodeDay(db, accountId, filter)),
      rollup.firstDay(accountId, kind, keys),
    ]);
    return days.filter((day) => day !== undefined).toSorted()[0];
  };

/** The counts by day, and every day to show. */
export interface Series {
  dates: string[];
  byDay: ReadonlyMap<string, Counts>;
}

/**
 * Counts day by day. All time begins with the scope's first day, and ends today, or tomorrow if there are
 * rows from time zones a day ahead.
 */
export const findSeries =
  ({ read, rollup }: Pick<ServiceTools, 'read' | 'rollup'>) =>
  async (subject: Subject): Promise<Series> => {
    const { accountId, scope, span, today } = subject;
    const [byDay, firstDay] = await Promise.all([
      rollup.byDay(accountId, scope.kind, scope.keys, span),
      span.from === undefined ? findFirstDay({ read, rollup })(subject) : undefined,
    ]);
    const lastDay = [today, ...byDay.keys()].toSorted().at(-1) ?? today;
    const to = span.to ?? lastDay;
    return { dates: daysBetween({ from: span.from ?? firstDay ?? to, to }), byDay };
  };

/** With more keys than this it is faster to read all of the account's. */
const mostKeys = 2_000;

const atCodes = { form: 'code_form', form_version: 'code_form_version' } as const;

/**
 * Counts each of some forms, or of their versions: everywhere, or at the codes of the filter's place.
 * Keys are those of the rollup, a form's id or `<form>:<version>`.
 */
export const tallyForms =
  ({ read, rollup }: Pick<ServiceTools, 'read' | 'rollup'>) =>
  async (
    { accountId, filter, span }: Pick<Subject, 'accountId' | 'filter' | 'span'>,
    kind: keyof typeof atCodes,
    keys: readonly string[],
  ): Promise<ReadonlyMap<string, Counts>> => {
    const { form: _, ...place } = filter;
    const isWhole = place.code === undefined && !hasPlace(place);
    if (isWhole && !isNarrowed()) {
      return rollup.tally(accountId, kind, span, keys);
    }

    const found = await read((db) => statsSql.codePlaces(db, accountId, place));
    const places = new Set(found.map(placeKey));
    const pairs =
      places.size * keys.length > mostKeys
        ? undefined
        : [...places].flatMap((place) => keys.map((key) => pairOf(place, key)));
    const sums = new Map<string, Counts>();
    for (const [pair, counts] of await rollup.tally(accountId, atCodes[kind], span, pairs)) {
      const colon = pair.indexOf(':');
      if (!places.has(pair.slice(0, colon))) continue;
      const key = pair.slice(colon + 1);
      const sum = sums.get(key) ?? noCounts();
      addCounts(sum, counts);
      sums.set(key, sum);
    }
    return sums;
  };
