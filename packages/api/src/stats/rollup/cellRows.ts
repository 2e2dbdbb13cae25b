import type { CellKey } from '../cellTables.sql.ts';
import type { CellNumbers, CellRow } from '../statsCells.sql.ts';
import type { Cell, Counts } from './Cell.ts';
import { packDetail, unpackDetail } from './packDetail.ts';

/** The counts in columns. Spelled out, since a window of years has a thousand rows. */
export const toCounts = (row: CellNumbers): Counts => ({
  scans: row.scans,
  unique_scans: row.unique_scans,
  started: row.started,
  submissions: row.submissions,
  from_scans: row.from_scans,
  r: [row.r1, row.r2, row.r3, row.r4, row.r5, row.r6, row.r7, row.r8, row.r9, row.r10],
  positive: row.positive,
  neutral: row.neutral,
  negative: row.negative,
  comments: row.comments,
  comment_length: row.comment_length,
  response_ms: row.response_ms,
  responses: row.responses,
  slow: row.slow,
});

/** A cell from its columns. */
export const toCell = (row: CellNumbers & { detail: Uint8Array }): Cell => ({
  ...toCounts(row),
  ...unpackDetail(row.detail),
});

/** The columns of a cell. */
export function toCellRow({ kind, key, grain, starts }: CellKey, cell: Cell): CellRow {
  const { r, seconds: _, hours: __, ...plain } = cell;
  const [r1 = 0, r2 = 0, r3 = 0, r4 = 0, r5 = 0, r6 = 0, r7 = 0, r8 = 0, r9 = 0, r10 = 0] = r;
  const ratings = { r1, r2, r3, r4, r5, r6, r7, r8, r9, r10 };
  return { kind, key, grain, starts, ...plain, ...ratings, detail: packDetail(cell) };
}
