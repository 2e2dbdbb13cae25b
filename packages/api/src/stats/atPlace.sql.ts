import { sql, type RawBuilder } from 'kysely';

import { withId, withTag } from '../database/readPage.ts';

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

/** A place of answers. Left out fields do not narrow. */
export interface PlaceFilter {
  company?: string | undefined;
  site?: string | undefined;
  /** Carried by the location, or by the code. */
  tag?: string | undefined;
}

/** True of a filter that names a place of several codes. */
export const hasPlace = ({ company, site, tag }: PlaceFilter): boolean =>
  (company ?? site ?? tag) !== undefined;

/** The condition that a location carries a tag, or a code that hangs or hung there does; none without one. */
export const carrying = (accountId: string, tag: string | undefined) =>
  tag === undefined
    ? []
    : [
        sql`(${sql.join(withTag([sql`location.tag_keys`], tag))} or location.id in (
          select place.location_id from code_place as place
          join code on code.account_id = place.account_id and code.id = place.code_id
          where place.account_id = ${accountId} and code.deleted_at is null
            and ${sql.join(withTag([sql`code.tag_keys`], tag))}))`,
      ];

/** The condition that an answer belongs to a place: its code hung there when it was given. */
export const atPlace = (accountId: string, filter: PlaceFilter) => {
  if (!hasPlace(filter)) return [];
  const { company, site, tag } = filter;
  // A code that hangs elsewhere now may be out of its reader's reach: its location tells its tags nevertheless.
  const tagged =
    tag === undefined
      ? sql``
      : sql`left join code on code.account_id = place.account_id and code.id = place.code_id`;
  const places = sql`code_place as place join location
    on location.account_id = place.account_id and location.id = place.location_id ${tagged}
    where ${sql.join(
      [
        sql`place.account_id = ${accountId}`,
        ...withId(sql`location.company_id`, company),
        ...withId(sql`location.id`, site),
        ...withTag([sql`location.tag_keys`, sql`code.tag_keys`], tag),
      ],
      sql` and `,
    )}`;
  return [
    // By the code first: an index has its answers.
    sql`feedback.code_id in (select place.code_id from ${places})`,
    sql`exists (select from ${places} and ${inPeriod('feedback')})`,
  ];
};
