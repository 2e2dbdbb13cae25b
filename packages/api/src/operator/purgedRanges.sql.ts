import { sql } from 'kysely';

/**
 * The first day of which no scans were purged, in any time zone: the day after the moment before which
 * they were. The distinct visitors of earlier days are not counted again.
 */
export const wholeScanDays = sql`
  select coalesce(
    (select (before at time zone 'UTC')::date + 1 from let_go where table_name = 'scan'),
    '-infinity'::date) as since`;

/** The first day of the months of which no rows were purged, so that they can be counted again. */
export const wholeMonths = sql`
  select coalesce(
    (select (date_trunc('month', max(before) at time zone 'UTC') + interval '1 month')::date from let_go),
    '-infinity'::date) as since`;
