import type { RankedRow } from '../../contract/stats.ts';
import type { Tally } from '../../repositories/stats.ts';
import { estimateMean } from './estimateMean.ts';
import { estimateShare } from './estimateShare.ts';

const toRow = ({ id, name, scans, submissions, ratings, sum, squares }: Tally): RankedRow => ({
  id,
  name,
  scans,
  submissions,
  conversion_rate: estimateShare(submissions, scans),
  average_rating: estimateMean({ n: ratings, sum, squares }),
});

/**
 * Best first, by the lower bound of the average rating: one visitor's 10 does not beat a hundred
 * visitors' 9.5. What nobody rated comes last, the busiest first.
 */
export const rank = (tallies: readonly Tally[]): RankedRow[] =>
  tallies
    .map(toRow)
    .toSorted(
      (a, b) =>
        (b.average_rating.low ?? -1) - (a.average_rating.low ?? -1) ||
        b.submissions - a.submissions ||
        b.scans - a.scans ||
        a.name.localeCompare(b.name) ||
        a.id.localeCompare(b.id),
    );

/** What several codes make together. */
const addUp = ({ id, name }: { id: string; name: string }, parts: readonly Tally[]): Tally => {
  const total = (key: 'scans' | 'submissions' | 'ratings' | 'sum' | 'squares') =>
    parts.reduce((sum, part) => sum + part[key], 0);
  return {
    id,
    name,
    scans: total('scans'),
    submissions: total('submissions'),
    ratings: total('ratings'),
    sum: total('sum'),
    squares: total('squares'),
  };
};

/** Locations, best first, each with what its codes make together. */
export const rankLocations = (
  locations: readonly { id: string; name: string }[],
  codes: readonly (Tally & { location_id: string })[],
): RankedRow[] => {
  const ofLocation = Map.groupBy(codes, ({ location_id }) => location_id);
  return rank(locations.map((location) => addUp(location, ofLocation.get(location.id) ?? [])));
};
