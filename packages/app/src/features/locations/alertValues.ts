import type { LocationRow_LocationFragment } from '../../server/generated/graphql';

/** Field names that differ between the location schema and the form. */
export const wireNames = { companyId: 'company' };

type Alert = Pick<LocationRow_LocationFragment, 'alertEmail' | 'alertThreshold'>;

/** Form values of the low rating alerts. */
interface AlertValues {
  /** Empty: the account's address. */
  alertEmail: string;
  /** Null: the account's threshold. 0: never. */
  alertThreshold: number | null;
}

/** Initial form values: those of the location, or the defaults of the account. */
export const alertValues = ({ alertEmail, alertThreshold }: Partial<Alert> = {}): AlertValues => ({
  alertEmail: alertEmail ?? '',
  alertThreshold: alertThreshold ?? null,
});

/** Maps the form values to the mutation input: an empty address becomes null. */
export const withAlert = <Values extends AlertValues>(values: Values) => ({
  ...values,
  alertEmail: values.alertEmail.trim() || null,
});
