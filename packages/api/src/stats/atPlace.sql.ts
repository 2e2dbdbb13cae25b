import { sql, type RawBuilder } from 'kysely';

import { withId } from '../database/readPage.ts';

/** The moment of a row that decides to which place of its code it belongs. */
export const placedBy = { feedback: 'occurred_at', scan: 'scanned_at' } as const;

/** The condition that a row of answers or scans falls into a period of `code_place`, named `place`. */
export const inPeriod = (table: keyof typeof placedBy) => {
  const moment = sql.ref(`${table}.${placedBy[table]}`);
  return sql`place.account_id = ${sql.ref(`${table}.account_id`)}
    and place.code_id = ${sql.ref(`${table}.code_id`)}
    and ${moment} >= place.since and ${moment} < place.until`;
};

/** Joins rows of answers or scans to the place where their code hung at that moment, and its location. */
export const joinPlace = (table: keyof typeof placedBy) => sql`
  join code_place as place on ${inPeriod(table)}
  join location on location.account_id = place.account_id and location.id = place.location_id`;

/** The condition that the code of a row hung at one of some locations, and hangs elsewhere now. */
export const hungAt = (
  table: keyof typeof placedBy,
  accountId: string,
  locationIds: RawBuilder<unknown>,
) => {
  const left = sql`code_place as place where place.account_id = ${accountId}
    and place.until < 'infinity' and place.location_id in (${locationIds})`;
  return sql`(${sql.ref(`${table}.code_id`)} in (select place.code_id from ${left})
    and exists (select from ${left} and ${inPeriod(table)}))`;
};

/** The condition that an answer belongs to a place: its code hung there when it was given. */
export const atPlace = (
  accountId: string,
  { company, site }: { company?: string | undefined; site?: string | undefined },
) => {
  if (company === undefined && site === undefined) return [];
  const places = sql`code_place as place join location
    on location.account_id = place.account_id and location.id = place.location_id
    where ${sql.join(
      [
        sql`place.account_id = ${accountId}`,
        ...withId(sql`location.company_id`, company),
        ...withId(sql`location.id`, site),
      ],
      sql` and `,
    )}`;
  return [
    // By the code first: an index has its answers.
    sql`feedback.code_id in (select place.code_id from ${places})`,
    sql`exists (select from ${places} and ${inPeriod('feedback')})`,
  ];
};
