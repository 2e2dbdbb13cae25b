import type { StatsQuery } from '../../../stats/contract.ts';
import { dayBefore, readClock } from './calendar.ts';
import { makeCountable } from './countable.ts';
import { home } from './home.ts';
import { overview } from './overview.ts';
import { forms, locationsCodes } from './rankings.ts';
import type { Rows } from './readRows.ts';
import { comments, ratings, scansSubmissions } from './series.ts';
import { countedWords } from './words.ts';

/**
 * The figures of an account by their definitions (docs/statistics.md), from all of its rows in plain
 * JavaScript: slow, simple, and written apart from what the product reads them from. By page, each
 * named as the end of its address.
 */
export function createReference(rows: Rows, now: Date) {
  const countable = makeCountable(rows);

  return (query: StatsQuery) => {
    const scope = countable.narrow(query);
    const today = readClock(now, query.tz).day;
    const zones = rows.location.filter(({ deleted_at }) => deleted_at === null);
    const [earliest = today] = [
      today,
      ...zones.map(({ timezone }) => readClock(now, timezone).day),
    ].toSorted();
    const lastWholeDay = dayBefore(earliest);
    return {
      overview: overview(scope, query, today, lastWholeDay),
      scans_submissions: scansSubmissions(scope, query, today),
      ratings: ratings(scope, query, today),
      feedback: { ...comments(scope, query, today), ...countedWords(scope, query, today) },
      locations_codes: locationsCodes(rows, countable, query, today),
      forms: forms(rows, scope, query, today),
      home: home(rows, countable, query.tz, today, lastWholeDay),
    };
  };
}

/** All figures that an account can ask for with one question. */
export type Figures = ReturnType<ReturnType<typeof createReference>>;
