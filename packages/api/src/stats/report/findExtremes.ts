import type { ReportPlace, StatsReport } from '../reportContract.ts';
import { estimateMean } from '../estimateMean.ts';
import { ratingsOf } from '../ratingsOf.ts';
import type { Counts } from '../rollup/Cell.ts';

/** With fewer ratings it is too early to tell. */
const enough = 10;

/**
 * The location whose average rating is surely high, by its lower bound, and the one where it is surely
 * low, by its upper bound. None where that is one and the same, or their intervals have a part in common.
 */
export function findExtremes(
  places: readonly { id: string; name: string }[],
  tally: ReadonlyMap<string, Counts>,
): Pick<StatsReport, 'best' | 'weakest'> {
  const rated = places.flatMap(({ id, name }): ReportPlace[] => {
    const counts = tally.get(id);
    const average_rating = counts && estimateMean(ratingsOf(counts));
    return average_rating && average_rating.n >= enough ? [{ id, name, average_rating }] : [];
  });
  const lower = ({ average_rating }: ReportPlace) => average_rating.low ?? 0;
  const upper = ({ average_rating }: ReportPlace) => average_rating.high ?? 0;
  const [best] = rated.toSorted((one, other) => lower(other) - lower(one));
  const [weakest] = rated.toSorted((one, other) => upper(one) - upper(other));
  if (!best || !weakest || lower(best) <= upper(weakest)) return { best: null, weakest: null };
  return { best, weakest };
}
