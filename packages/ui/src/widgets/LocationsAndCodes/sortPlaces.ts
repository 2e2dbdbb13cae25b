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
}

/** The rows with their places. */
export function placeRows(rows: readonly PlaceRow[]): RankedPlace[] {
  const hasPlaces = areRanked(rows);
  let place = 0;
  return rows.map((row) => {
    const isPlaced = hasPlaces && row.averageRating.n >= enoughToTell;
    if (isPlaced) place += 1;
    return { ...row, place: isPlaced ? place : null };
  });
}

const figures: Readonly<Record<string, (row: RankedPlace) => number | null>> = {
  scans: ({ scans }) => scans,
  submissions: ({ submissions }) => submissions,
  conversionRate: ({ conversionRate }) => conversionRate.value,
  averageRating: ({ averageRating }) => averageRating.value,
  nps: ({ nps }) => nps.value,
  averageResponseTime: ({ averageResponseTime }) => averageResponseTime,
};

/** Sorts the rows. Rows without the figure come last in both directions; ties keep their rank. Null is the ranking: as the rows come, the unrated last. */
export function sortPlaces(
  rows: readonly PlaceRow[],
  sort: TableSort | null,
  locale: string,
): RankedPlace[] {
  const ranked = placeRows(rows);
  if (!sort) {
    const isUnrated = ({ averageRating }: RankedPlace) => Number(averageRating.value === null);
    return ranked.toSorted((a, b) => isUnrated(a) - isUnrated(b));
  }
  const { column, direction } = sort;
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

/** Returns the sort after a column header is pressed: figures start descending, names ascending; a third press brings the ranking back. */
export function nextSort(current: TableSort | null, asked: TableSort): TableSort | null {
  const first = asked.column === 'name' ? 'ascending' : 'descending';
  if (asked.column !== current?.column) return { column: asked.column, direction: first };
  return current.direction === first ? asked : null;
}
