import type { TableSort } from '../../components/Table/Table';
import { areRanked, type PerformerRow } from '../TopPerformers/TopPerformers';
import { enoughToTell, type Estimate } from '../EstimateFigure';

/** A location or a code with all that it is compared by. */
export interface PlaceRow extends PerformerRow {
  /** -100 to 100. */
  nps: Estimate;
  /** Seconds. Null when there are none. */
  averageResponseTime: number | null;
  /** Location of a code. */
  location?: string | null | undefined;
}

/** A row with the place that it has among all, whatever it is sorted by. */
export interface RankedPlace extends PlaceRow {
  /** Null where it is too early to tell, and for all where none stands out. */
  place: number | null;
  /** As the rows come. */
  order: number;
}

/** The rows with their places. */
export function placeRows(rows: readonly PlaceRow[]): RankedPlace[] {
  const hasPlaces = areRanked(rows);
  let place = 0;
  return rows.map((row, order) => {
    const isPlaced = hasPlaces && row.averageRating.n >= enoughToTell;
    if (isPlaced) place += 1;
    return { ...row, place: isPlaced ? place : null, order };
  });
}

/** As the rows come: best first, by the lower end of the rating's interval. */
export const byRank: TableSort = { column: 'averageRating', direction: 'descending' };

const figures: Readonly<Record<string, (row: RankedPlace) => number | null>> = {
  scans: ({ scans }) => scans,
  submissions: ({ submissions }) => submissions,
  conversionRate: ({ conversionRate }) => conversionRate.value,
  // The rows come by their lower ends, the greatest first.
  averageRating: ({ order, averageRating }) => (averageRating.value === null ? null : -order),
  nps: ({ nps }) => nps.value,
  averageResponseTime: ({ averageResponseTime }) => averageResponseTime,
};

/** Sorts the rows. Rows without the figure come last in both directions; ties keep their rank. */
export function sortPlaces(
  rows: readonly PlaceRow[],
  { column, direction }: TableSort,
  locale: string,
): RankedPlace[] {
  const ranked = placeRows(rows);
  const sign = direction === 'ascending' ? 1 : -1;
  const figureOf = figures[column];
  if (!figureOf) {
    const { compare } = new Intl.Collator(locale, { numeric: true });
    return ranked.toSorted((a, b) => sign * compare(a.name, b.name));
  }
  return ranked.toSorted((a, b) => {
    const [one, other] = [figureOf(a), figureOf(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * (one - other);
  });
}

/** Returns the sort after a column header is pressed: figures start descending, names ascending. */
export function nextSort(current: TableSort, asked: TableSort): TableSort {
  if (asked.column === current.column || asked.column === 'name') return asked;
  return { column: asked.column, direction: 'descending' };
}
