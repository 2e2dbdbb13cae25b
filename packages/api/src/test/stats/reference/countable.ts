import type { StatsQuery } from '../../../stats/contract.ts';
import { readClock, type Days, type LocalTime } from './calendar.ts';
import type { AnswerRow, CodeRow, Rows, ScanRow } from './readRows.ts';

/** A scan with the clock of its place. */
export type Scan = ScanRow & LocalTime & { visitor: string | null };

/** An answer with the clock of its place. `ms` is null where nobody took the time. */
export type Answer = AnswerRow & LocalTime & { ms: number | null };

type Filter = Pick<StatsQuery, 'company' | 'site' | 'code' | 'form'>;

/** What a filter leaves: its scans and answers of any day, and its live codes. */
export interface Scope {
  scans: Scan[];
  answers: Answer[];
  codes: CodeRow[];
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
  const clockOf = (codeId: string, moment: Date) => readClock(moment, placeOf(codeId).timezone);

  const scans: Scan[] = rows.scan
    .filter(({ deleted_at, channel }) => deleted_at === null && channel !== 'kiosk')
    .map((scan) => ({
      ...scan,
      ...clockOf(scan.code_id, scan.scanned_at),
      visitor: scan.visitor_hash && Buffer.from(scan.visitor_hash).toString('base64'),
    }));
  const answers: Answer[] = rows.feedback
    .filter(({ deleted_at, is_spam }) => deleted_at === null && !is_spam)
    .map((answer) => ({
      ...answer,
      ...clockOf(answer.code_id, answer.occurred_at),
      ms: answer.duration === null ? null : Math.round(answer.duration * 1_000),
    }));

  const narrow = ({ company, site, code, form }: Filter): Scope => {
    const hangsThere = (codeId: string) =>
      (company === undefined || placeOf(codeId).company_id === company) &&
      (site === undefined || placeOf(codeId).id === site) &&
      (code === undefined || codeId === code);
    const isOf = (one: { code_id: string; form_id: string }) =>
      hangsThere(one.code_id) && (form === undefined || one.form_id === form);

    const scope = {
      scans: scans.filter(isOf),
      answers: answers.filter(isOf),
      codes: rows.code.filter(
        (one) =>
          one.deleted_at === null &&
          hangsThere(one.id) &&
          (form === undefined || one.form_id === form || one.published_form_id === form),
      ),
    };
    const happened = [...scope.scans, ...scope.answers].map(({ day }) => day);
    return {
      ...scope,
      firstDay: earliest([
        ...happened,
        ...scope.codes.map(({ id, created_at }) => clockOf(id, created_at).day),
      ]),
      lastDay: happened.toSorted().at(-1),
    };
  };

  return { narrow, placeOf };
}

export type Countable = ReturnType<typeof makeCountable>;

/** Distinct visitors: of each code on each day; narrowed by form, of each form there. */
export const countVisitors = (scans: readonly Scan[], byForm: boolean): number =>
  new Set(
    scans
      .filter(({ visitor }) => visitor !== null)
      .map((scan) => [scan.code_id, scan.day, scan.visitor, byForm ? scan.form_id : ''].join(' ')),
  ).size;

/** The ratings among answers. */
export const ratingsOf = (answers: readonly Answer[]): number[] =>
  answers.flatMap(({ rating }) => rating ?? []);
