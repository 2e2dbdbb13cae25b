/** The tables that are cut by time. */
export const cutTables = ['feedback', 'scan'] as const;
export type CutTable = (typeof cutTables)[number];

/** How long a partition is: a year where few rows come, a month where many do. */
export type Grain = 'year' | 'month';

/** How far ahead of time there is a partition. */
const aheadMonths = 3;

/**
 * The least id of a row that is made at a moment or later. Ids are UUIDv7, of which the first 48 bits are
 * milliseconds since 1970 (RFC 9562, section 5.7).
 */
export function firstIdAt(moment: Date): string {
  const time = moment.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
}

/** The moment at which an id was made. */
export const momentOf = (id: string): Date =>
  new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));

/** The first moment (UTC) of the next year or month. */
export const nextBound = (moment: Date, grain: Grain): Date =>
  grain === 'year'
    ? new Date(Date.UTC(moment.getUTCFullYear() + 1, 0))
    : new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1));

/** Up to which moment there should be partitions. */
export const aheadOf = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + aheadMonths, 1));

/** What a partition is called: its table, and the month that its rows come before. */
export const nameOf = (table: CutTable, before: Date): string =>
  `${table}_before_${before.toISOString().slice(0, 7).replace('-', '_')}`;

/** Where rows go for which there is no partition. */
export const restOf = (table: CutTable): string => `${table}_rest`;
