import * as v from 'valibot';

import { location } from '@hearback/schema/rules';

import { answered } from '../collection/contract.ts';
import { count, idFilter, listQuery, moment, orderingBy, pageOf, uuidText } from '../http/list.ts';

export const LocationInput = v.pipe(
  v.strictObject(location.entries),
  v.metadata({ ref: 'LocationInput' }),
);
export type LocationInput = v.InferOutput<typeof LocationInput>;

/** A new location. */
export const NewLocation = v.pipe(
  v.strictObject({ ...location.entries, id: v.optional(uuidText) }),
  v.metadata({ ref: 'NewLocation' }),
);
export type NewLocation = v.InferOutput<typeof NewLocation>;

export const LocationChange = v.pipe(
  v.partial(v.strictObject(location.entries)),
  v.metadata({ ref: 'LocationChange' }),
);
export type LocationChange = v.InferOutput<typeof LocationChange>;

/** A place of a company where codes hang. */
export const Location = v.pipe(
  v.object({
    id: v.string(),
    ...answered(location.entries),
    // Nothing typed is answered as null.
    alert_email: v.nullable(v.string()),
    /** Only a confirmed address is written to; meanwhile alerts go to the account's own. Null: none is set. */
    alert_state: v.nullable(v.picklist(['waiting', 'confirmed', 'refused'])),
    /** When the owner of the alert address was last asked. Null: not yet. */
    alert_asked_at: v.nullable(moment),
    company_name: v.string(),
    date_created: moment,
    number_of_codes: count,
  }),
  v.metadata({ ref: 'Location' }),
);
export type Location = v.InferOutput<typeof Location>;

export const LocationPage = pageOf('LocationPage', Location);

export const LocationQuery = v.object({
  ...listQuery,
  company: idFilter,
  ordering: orderingBy('name', 'email', 'address', 'company', 'date_created'),
});
export type LocationQuery = v.InferOutput<typeof LocationQuery>;
