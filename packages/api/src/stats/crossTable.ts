import { groupByWeek } from '@hearback/schema/periods';

import type { ServiceTools } from '../services.ts';
import { crossQuestions, type CrossTableQuery, type StatsCrossTable } from './contract.ts';
import { estimateShare, groupRatings } from './estimates.ts';
import { keysOfCodes } from './figures.ts';
import { daysBetween, type Window } from './findWindow.ts';
import { type Counts, sumCounts } from './rollup/Cell.ts';
import { statsSql } from './stats.sql.ts';
import { findFirstDay, findSubject } from './subject.ts';

/** So many columns can be read. */
const mostPeriods = 12;

/** The days of a window one by one, or by weeks, or by months: the last twelve of these. */
export function cutPeriods(window: Required<Window>): Required<Window>[] {
  const days = daysBetween(window);
  const groups =
    days.length <= mostPeriods
      ? days.map((day) => [day])
      : days.length <= 7 * mostPeriods
        ? groupByWeek(days)
        : [...Map.groupBy(days, (day) => day.slice(0, 7)).values()];
  return groups
    .slice(-mostPeriods)
    .map((group) => ({ from: group[0] ?? window.from, to: group.at(-1) ?? window.to }));
}

/** The number of each answer, in the order of `crossQuestions`. */
function countAnswers(question: CrossTableQuery['question'], counts: Counts): number[] {
  switch (question) {
    case 'rating': {
      const { promoters, passives, detractors } = groupRatings(counts);
      return [promoters, passives, detractors];
    }
    case 'comment':
      return [counts.comments, counts.submissions - counts.comments];
    case 'sentiment':
      return [counts.positive, counts.neutral, counts.negative];
  }
}

/** The answers to a question at each location in each period. */
export const findCrossTable = (tools: Pick<ServiceTools, 'read' | 'rollup' | 'now'>) => {
  const { read, rollup } = tools;
  const subjectOf = findSubject(tools);

  return async (
    accountId: string,
    { question, ...query }: CrossTableQuery,
  ): Promise<StatsCrossTable> => {
    const subject = await subjectOf(accountId, query);
    const { filter, span, today } = subject;
    const [codes, locations, firstDay] = await Promise.all([
      read((db) => statsSql.codes(db, accountId, filter)),
      read((db) => statsSql.locations(db, accountId, filter)),
      findFirstDay(tools)(subject),
    ]);
    const to = span.to ?? today;
    const periods = cutPeriods({ from: span.from ?? firstDay ?? to, to });
    const { kind, keyOf, keys } = keysOfCodes(filter, codes);
    const days = await rollup.daysByKey(accountId, kind, { from: periods[0]?.from, to }, keys);
    const ofLocation = Map.groupBy(
      codes.flatMap((code) => code.places),
      ({ location_id }) => location_id,
    );
    const toCell = (all: readonly Counts[]) => {
      const counted = countAnswers(question, sumCounts(all));
      const n = counted.reduce((sum, count) => sum + count, 0);
      return { shares: counted.map((count) => estimateShare(count, n)) };
    };
    const toRow = (id: string | null, name: string, codeKeys: readonly string[]) => {
      const counted = codeKeys.flatMap((key) => [...(days.get(key) ?? [])]);
      return {
        id,
        name,
        cells: periods.map(({ from, to: last }) =>
          toCell(counted.filter(([day]) => from <= day && day <= last).map(([, counts]) => counts)),
        ),
        total: toCell(counted.map(([, counts]) => counts)),
      };
    };
    return {
      answers: [...crossQuestions[question]],
      periods,
      rows: [
        ...locations
          .toSorted((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id))
          .map(({ id, name }) => toRow(id, name, (ofLocation.get(id) ?? []).map(keyOf))),
        toRow(null, '', keys),
      ],
    };
  };
};
