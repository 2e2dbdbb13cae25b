import { sql } from 'kysely';

/**
 * From which day on all scans of a day are there, at any clock: the day after the moment before which
 * scans were let go. Distinct visitors of earlier days stay as they were counted.
 */
export const wholeScanDays = sql`
  select coalesce(
    (select (before at time zone 'UTC')::date + 1 from let_go where table_name = 'scan'),
    '-infinity'::date) as since`;

/** From which day on months have all of their rows, so that they can be counted again. */
export const wholeMonths = sql`
  select coalesce(
    (select (date_trunc('month', max(before) at time zone 'UTC') + interval '1 month')::date from let_go),
    '-infinity'::date) as since`;
