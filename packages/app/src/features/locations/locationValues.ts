import { location as rule } from '@hearback/schema/rules';
import { omit } from 'valibot';

import type { LocationRow_LocationFragment } from '../../server/generated/graphql';
import { formValues } from '../../fields/formValues';

/** Field names that differ between the location schema and the form. */
export const wireNames = { companyId: 'company' };

const ownFields = omit(rule, ['company']);

/** Initial form values of a location, or of a new one. A text field holds no null. */
export const locationValues = (location?: LocationRow_LocationFragment) => ({
  ...formValues(ownFields, location),
  companyId: location?.company.id ?? '',
  visitorName: location?.visitorName ?? '',
  /** Empty: the account's address. */
  alertEmail: location?.alertEmail ?? '',
});

/** Maps the form values to the mutation input: an empty address becomes null. */
export const toLocationInput = (values: ReturnType<typeof locationValues>) => ({
  ...values,
  alertEmail: values.alertEmail.trim() || null,
});
