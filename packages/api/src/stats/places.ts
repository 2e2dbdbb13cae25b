import { limits } from '@hearback/schema/limits';

import type { ServiceTools } from '../services.ts';
import { enoughRatings, findClustering, findSpread, findStandings } from './comparisons.ts';
import type { StatsPlaces, StatsQuery } from './contract.ts';
import { chanceOfTarget, estimateMean, estimateScore, estimateShare } from './estimates.ts';
import { keysOfCodes, sumKeys } from './figures.ts';
import { type Counts, sumCounts } from './rollup/Cell.ts';
import { statsSql } from './stats.sql.ts';
import { findSubject, type Subject } from './subject.ts';

type Tools = Pick<ServiceTools, 'read' | 'rollup' | 'now'>;

/** The codes and the locations of a subject, and the counts of each code at each location. */
export const countPlaces =
  ({ read, rollup }: Tools) =>
  async ({ accountId, filter, span, scope }: Subject) => {
    const [codes, locations] = await Promise.all([
      read((db) => statsSql.codes(db, accountId, filter)),
      read((db) => statsSql.locations(db, accountId, filter)),
    ]);
    const { kind, keyOf, keysOf, keys } = keysOfCodes(filter, codes);
    const [tallies, byDay] = await Promise.all([
      rollup.tally(accountId, kind, span, keys),
      rollup.byDay(accountId, scope.kind, scope.keys, span),
    ]);
    const ofLocation = Map.groupBy(
      codes.flatMap((code) => code.places),
      ({ location_id }) => location_id,
    );
    return {
      codes: codes.map((code) => ({ ...code, counts: sumKeys(tallies, keysOf(code)) })),
      locations: locations.map((location) => ({
        ...location,
        counts: sumKeys(tallies, (ofLocation.get(location.id) ?? []).map(keyOf)),
      })),
      days: [...byDay.values()],
    };
  };

/** The lowest rating of a satisfied visitor: 8 to 10 of 10. */
const satisfiedFrom = 8;

const estimateAll = (counts: Pick<Counts, 'r'>) => {
  const average = estimateMean(counts.r);
  const satisfied = counts.r
    .slice(satisfiedFrom - limits.ratingMin)
    .reduce((sum, count) => sum + count, 0);
  return {
    average_rating: average,
    satisfied: estimateShare(satisfied, average.n),
    nps: estimateScore(counts),
  };
};

/** The points of the normal distribution for 95 and 99.8 %. */
const points = { inner: 1.959963984540054, outer: 3.090232306167813 };

/** A point of a distribution with some skewness, as far as chi-square has it: see `funnelLimits`. */
const skewedPoint = (z: number, skewness: number) =>
  Math.abs(skewness) < 1e-6
    ? z
    : (2 / skewness) * (Math.max(0, 1 + (skewness * z) / 6 - skewness ** 2 / 36) ** 3 - 1);

/** So many points make a smooth curve. */
const curvePoints = 32;

const clip = (rating: number) => Math.min(limits.ratingMax, Math.max(limits.ratingMin, rating));

/**
 * The ratings between which the mean of a place with some ratings lies 95 and 99.8 times in 100 if it is like all
 * others: D. J. Spiegelhalter, "Funnel plots for comparing institutional performance", Statistics in Medicine 24
 * (2005) 1185–1202. Few ratings are as skewed as all are, so points are those of a chi-square distribution of the
 * same skewness: E. B. Wilson and M. M. Hilferty, "The distribution of chi-square", Proceedings of the National
 * Academy of Sciences 17 (1931) 684–688.
 */
export function funnelLimits(
  { mean, variance, skewness, between }: ReturnType<typeof findSpread>,
  n: number,
) {
  const scale = Math.sqrt(variance / n + between);
  const ofMean = scale === 0 ? 0 : (skewness * (variance / n) ** 1.5) / Math.sqrt(n) / scale ** 3;
  const at = (z: number) => clip(mean + scale * skewedPoint(z, ofMean));
  return {
    n,
    low: at(-points.inner),
    high: at(points.inner),
    outer_low: at(-points.outer),
    outer_high: at(points.outer),
  };
}

/** Each location's ratings beside those of all, the limits of a funnel, and targets. */
export const findPlaces = (tools: Tools) => {
  const subjectOf = findSubject(tools);
  const count = countPlaces(tools);

  return async (accountId: string, query: StatsQuery): Promise<StatsPlaces> => {
    const { locations, days } = await count(await subjectOf(accountId, query));
    const clustering = findClustering(days.map(({ r }) => r));
    const described = locations.map(({ counts, ...location }) => ({
      ...location,
      ...estimateAll(counts),
      r: counts.r,
    }));
    const standings = findStandings(described, clustering);
    const rated = described.filter(({ average_rating: { n } }) => n >= enoughRatings);
    const spread = findSpread(
      rated.map(({ r }) => r),
      clustering,
    );
    const most = Math.max(...rated.map(({ average_rating: { n } }) => n), 0);
    const curve = Array.from({ length: curvePoints }, (_, step) =>
      Math.round(enoughRatings * (most / enoughRatings) ** (step / (curvePoints - 1))),
    );
    return {
      places: described
        .map(({ r, rating_target, ...place }) => ({
          ...place,
          standing: standings.get(place.id) ?? null,
          target: rating_target,
          target_chance:
            rating_target === null || place.average_rating.n < enoughRatings
              ? null
              : chanceOfTarget(r, rating_target, clustering),
        }))
        .toSorted(
          (a, b) =>
            (b.average_rating.value ?? 0) - (a.average_rating.value ?? 0) ||
            a.name.localeCompare(b.name) ||
            a.id.localeCompare(b.id),
        ),
      all: estimateAll(sumCounts(locations.map(({ counts }) => counts))),
      funnel:
        rated.length < 2
          ? null
          : {
              mean: spread.mean,
              places_differ: Math.sqrt(spread.between),
              limits: [...new Set(curve)].map((n) => funnelLimits(spread, n)),
            },
    };
  };
};
