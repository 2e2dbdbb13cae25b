import type { LocationRow_LocationFragment } from '../../server/generated/graphql';

type Alert = Pick<LocationRow_LocationFragment, 'alertEmail' | 'alertThreshold'>;

/** What the dialogs ask about low ratings. */
interface AlertValues {
  /** Empty: the address of the account. */
  alertEmail: string;
  /** Null: as in the account. 0: never. */
  alertThreshold: number | null;
}

/** What they begin with: as it is, or as in the account. */
export const alertValues = ({ alertEmail, alertThreshold }: Partial<Alert> = {}): AlertValues => ({
  alertEmail: alertEmail ?? '',
  alertThreshold: alertThreshold ?? null,
});

/** The values of a dialog as they are sent: no address typed is none. */
export const withAlert = <Values extends AlertValues>(values: Values) => ({
  ...values,
  alertEmail: values.alertEmail.trim() || null,
});
