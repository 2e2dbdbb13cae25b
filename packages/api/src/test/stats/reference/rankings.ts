import type {
  RankedRow,
  StatsForms,
  StatsLocationsCodes,
  StatsQuery,
} from '../../../stats/contract.ts';
import { findClustering, findStandings } from '../../../stats/comparisons.ts';
import { windowOf } from './calendar.ts';
import {
  ratingsOf,
  within,
  type Answer,
  type Countable,
  type Scan,
  type Scope,
} from './countable.ts';
import { changeOf, meanRating, nps, share } from './formulas.ts';
import type { Rows } from './readRows.ts';
import { averageTime } from './responseTimes.ts';
import { silentCodes } from './silentCodes.ts';

/** Something with a name that scans and answers are counted for. */
interface Named {
  id: string;
  name: string;
  location: string | null;
}

interface Described {
  row: RankedRow;
  answers: readonly Answer[];
}

const describe = (
  { id, name, location }: Named,
  scans: readonly Scan[],
  answers: readonly Answer[],
): Described => ({
  answers,
  row: {
    id,
    name,
    scans: scans.length,
    submissions: answers.length,
    conversion_rate: share(
      answers.filter(({ channel }) => channel !== 'kiosk').length,
      scans.length,
    ),
    average_rating: meanRating(ratingsOf(answers)),
    nps: nps(ratingsOf(answers)),
    average_response_time: averageTime(answers),
    location,
    standing: null,
  },
});

/**
 * Best first. The test of a standing is the product's own, which `comparisons.test.ts` simulates; the
 * ratings and the days are those of here.
 */
const best = (rows: readonly Described[], days: readonly Answer[] = []): RankedRow[] => {
  const countsOf = (answers: readonly Answer[]) =>
    Array.from(
      { length: 10 },
      (_, index) => answers.filter(({ rating }) => rating === index + 1).length,
    );
  const byDay = Map.groupBy(days, ({ day }) => day);
  const standings = findStandings(
    rows.map(({ row, answers }) => ({ id: row.id, r: countsOf(answers) })),
    findClustering([...byDay.values()].map(countsOf)),
  );
  return inOrder(rows.map(({ row }) => ({ ...row, standing: standings.get(row.id) ?? null })));
};

const inOrder = (rows: readonly RankedRow[]): RankedRow[] =>
  rows.toSorted((one, two) => {
    const bounds = (two.average_rating.low ?? -1) - (one.average_rating.low ?? -1);
    // The same ratings have the same bound; a last digit must not decide.
    if (Math.abs(bounds) > 1e-9) return bounds;
    if (one.submissions !== two.submissions) return two.submissions - one.submissions;
    if (one.scans !== two.scans) return two.scans - one.scans;
    return one.name.localeCompare(two.name) || one.id.localeCompare(two.id);
  });

/** Ranks the locations of a filter, each with what its live codes in the scope make together. */
export function rankPlaces(
  rows: Rows,
  scope: Scope,
  query: StatsQuery,
  today: string,
): StatsLocationsCodes['locations'] {
  const days = windowOf(query.timeframe, today);
  const scans = within(scope.scans, days);
  const answers = within(scope.answers, days);
  const places = rows.location.filter(
    ({ id, company_id, deleted_at }) =>
      deleted_at === null &&
      (query.company === undefined || query.company === company_id) &&
      (query.site === undefined || query.site === id),
  );
  return best(
    places.map((place) => {
      const codes = new Set(
        scope.codes.filter((code) => code.location_id === place.id).map(({ id }) => id),
      );
      const isThere = ({ code_id }: { code_id: string }) => codes.has(code_id);
      return describe({ ...place, location: null }, scans.filter(isThere), answers.filter(isThere));
    }),
    answers,
  );
}

/** Ranks the locations and codes of a scope. */
export function locationsCodes(
  rows: Rows,
  { narrow, placeOf }: Countable,
  query: StatsQuery,
  today: string,
): StatsLocationsCodes {
  const scope = narrow(query);
  const days = windowOf(query.timeframe, today);
  const scans = Map.groupBy(within(scope.scans, days), ({ code_id }) => code_id);
  const answers = Map.groupBy(within(scope.answers, days), ({ code_id }) => code_id);
  return {
    locations: rankPlaces(rows, scope, query, today),
    codes: best(
      scope.codes.map((code) =>
        describe(
          { ...code, location: placeOf(code.id).name },
          scans.get(code.id) ?? [],
          answers.get(code.id) ?? [],
        ),
      ),
      within(scope.answers, days),
    ),
    silent_codes: silentCodes(
      scope,
      placeOf,
      today,
      rows.code.filter(({ state, deleted_at }) => state === 'published' && deleted_at === null)
        .length,
    ),
  };
}

/** Ranks the forms of a scope, and tells their versions apart. */
export function forms(rows: Rows, scope: Scope, query: StatsQuery, today: string): StatsForms {
  const days = windowOf(query.timeframe, today);
  const scans = within(scope.scans, days);
  const answers = within(scope.answers, days);
  const there = rows.form.filter(
    ({ id, deleted_at }) => deleted_at === null && (query.form === undefined || query.form === id),
  );
  const ranked = best(
    there.map(({ id, title }) =>
      describe(
        { id, name: title, location: null },
        scans.filter(({ form_id }) => form_id === id),
        answers.filter(({ form_id }) => form_id === id),
      ),
    ),
  );

  const versions = ranked.flatMap(({ id }) => {
    const oldestFirst = rows.form_version
      .filter(({ form_id }) => form_id === id)
      .toSorted((one, two) => one.version - two.version)
      .map((version) => ({
        ...version,
        answers: answers.filter(
          (answer) => answer.form_id === id && answer.form_version === version.version,
        ),
      }))
      .filter((version) => version.answers.length > 0);
    return oldestFirst
      .map((version, place) => ({
        form_id: id,
        title: version.document.title,
        version: version.version,
        published_at: version.created_at.toISOString(),
        submissions: version.answers.length,
        average_rating: meanRating(ratingsOf(version.answers)),
        nps: nps(ratingsOf(version.answers)),
        comment_rate: share(
          version.answers.filter(({ comment }) => comment !== '').length,
          version.answers.length,
        ),
        average_response_time: averageTime(version.answers),
        change: changeOf(
          meanRating(ratingsOf(version.answers)),
          meanRating(ratingsOf(oldestFirst[place - 1]?.answers ?? [])),
        ),
      }))
      .toReversed();
  });
  return { forms: ranked, versions };
}
