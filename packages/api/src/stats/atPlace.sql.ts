import { sql, type RawBuilder } from 'kysely';

import { withId } from '../database/readPage.ts';

/**
 * The condition that a row's code is at a place. The code's current location decides, so that a place and
 * its codes always add up.
 */
export const atPlace = (
  codeId: RawBuilder<unknown>,
  accountId: string,
  { company, site }: { company?: string | undefined; site?: string | undefined },
) =>
  company === undefined && site === undefined
    ? []
    : [
        sql`${codeId} in (
          select code.id from code join location
            on location.account_id = code.account_id and location.id = code.location_id
          where ${sql.join(
            [
              sql`code.account_id = ${accountId}`,
              ...withId(sql`location.company_id`, company),
              ...withId(sql`location.id`, site),
            ],
            sql` and `,
          )})`,
      ];
