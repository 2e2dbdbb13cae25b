import type { StatsQuery } from '../../../stats/contract.ts';
import { readClock, type Days, type LocalTime } from './calendar.ts';
import type { AnswerRow, CodeRow, Rows, ScanRow } from './readRows.ts';

/** A scan with its place, and the clock there. */
export type Scan = ScanRow & LocalTime & { location_id: string; visitor: string | null };

/** An answer with its place, and the clock there. `ms` is null where nobody took the time. */
export type Answer = AnswerRow & LocalTime & { location_id: string; ms: number | null };

type Filter = Pick<StatsQuery, 'company' | 'site' | 'code' | 'form' | 'set_aside'>;

/** The scans and answers of a filter on any day, and the live codes that hang at its places, or did. */
export interface Scope {
  scans: Scan[];
  answers: Answer[];
  codes: (CodeRow & { isHere: boolean })[];
  /** The first day with anything. */
  firstDay: string | undefined;
  /** The last day with a scan or an answer. */
  lastDay: string | undefined;
}

const earliest = (days: readonly string[]): string | undefined => days.toSorted()[0];

/** Leaves what happened on the days of a window. Without one, everything. */
export const within = <Thing extends { day: string }>(
  things: readonly Thing[],
  days: Days | undefined,
): Thing[] =>
  things.filter(({ day }) => days === undefined || (days.from <= day && day <= days.to));

/** Sorts out of all rows of an account what counts, and narrows it by filters. */
export function makeCountable(rows: Rows) {
  const codes = new Map(rows.code.map((code) => [code.id, code]));
  const locations = new Map(rows.location.map((location) => [location.id, location]));
  const placeOf = (codeId: string) => {
    const place = locations.get(codes.get(codeId)?.location_id ?? '');
    if (!place) throw new Error(`Nothing is known of the place of code ${codeId}.`);
    return place;
  };
  const periods = Map.groupBy(rows.code_place, ({ code_id }) => code_id);
  /** The location of a code at a moment, with the time zone there. */
  const locate = (codeId: string, moment: Date) => {
    const at = moment.getTime();
    const period = periods.get(codeId)?.find(({ since, until }) => since <= at && at < until);
    const location = locations.get(period?.location_id ?? '');
    if (!location) throw new Error(`Nothing is known of the place of code ${codeId}.`);
    return { ...readClock(moment, location.timezone), location_id: location.id };
  };

  const scans: Scan[] = rows.scan
    .filter(({ deleted_at, channel }) => deleted_at === null && channel !== 'kiosk')
    .map((scan) => ({
      ...scan,
      ...locate(scan.code_id, scan.scanned_at),
      visitor: scan.visitor_hash && Buffer.from(scan.visitor_hash).toString('base64'),
    }));
  const answers: Answer[] = rows.feedback
    .filter(({ deleted_at }) => deleted_at === null)
    .map((answer) => ({
      ...answer,
      ...locate(answer.code_id, answer.occurred_at),
      ms: answer.duration === null ? null : Math.round(answer.duration * 1_000),
    }));

  const narrow = ({ company, site, code, form, set_aside }: Filter): Scope => {
    const isThere = (location_id: string) =>
      (company === undefined || locations.get(location_id)?.company_id === company) &&
      (site === undefined || location_id === site);
    const isOf = (one: { code_id: string; location_id: string; form_id: string }) =>
      isThere(one.location_id) &&
      (code === undefined || one.code_id === code) &&
      (form === undefined || one.form_id === form);
    const periodsThere = (codeId: string) =>
      (periods.get(codeId) ?? []).filter(({ location_id }) => isThere(location_id));

    const scope = {
      // Answers that are set aside have no scans of their own.
      scans: set_aside === 'only' ? [] : scans.filter(isOf),
      answers: answers
        .filter(({ is_spam }) => set_aside === 'include' || is_spam === (set_aside === 'only'))
        .filter(isOf),
      codes: rows.code
        .filter(
          (one) =>
            one.deleted_at === null &&
            (code === undefined || one.id === code) &&
            periodsThere(one.id).length > 0 &&
            (form === undefined || one.form_id === form || one.published_form_id === form),
        )
        .map((one) => ({ ...one, isHere: isThere(one.location_id) })),
    };
    const happened = [...scope.scans, ...scope.answers].map(({ day }) => day);
    return {
      ...scope,
      firstDay: earliest([
        ...happened,
        ...scope.codes.flatMap(({ id, created_at }) =>
          periodsThere(id).map(({ since, location_id }) => {
            const came = new Date(Math.max(created_at.getTime(), since));
            return readClock(came, locations.get(location_id)?.timezone ?? 'UTC').day;
          }),
        ),
      ]),
      lastDay: happened.toSorted().at(-1),
    };
  };

  return { narrow, placeOf };
}

export type Countable = ReturnType<typeof makeCountable>;

/** Distinct visitors: of each code at each place on each day; narrowed by form, of each form there. */
export const countVisitors = (scans: readonly Scan[], byForm: boolean): number =>
  new Set(
    scans
      .filter(({ visitor }) => visitor !== null)
      .map((scan) =>
        [scan.code_id, scan.location_id, scan.day, scan.visitor, byForm ? scan.form_id : ''].join(
          ' ',
        ),
      ),
  ).size;

/** The ratings among answers. */
export const ratingsOf = (answers: readonly Answer[]): number[] =>
  answers.flatMap(({ rating }) => rating ?? []);
