import { location } from '@hearback/schema/rules';

import { FormikDialog } from '../../fields/FormikDialog';
import { refusalOf } from '../../fields/refusalOf';
import { useFieldIssues } from '../../fields/useFieldIssues';
import { useIntl } from '../../i18n/IntlProvider';
import { ownTimeZone } from '../../i18n/ownTimeZone';
import { showSnackbar } from '../../shell/snackbar/snackbar';
import { alertValues, withAlert } from './alertValues';
import { LocationFields } from './LocationFields';
import { messages } from './messages';
import { useAddLocation } from './useAddLocation';
import { wireNames } from './wireNames';

interface Props {
  /** The company to begin with. Empty when none is known. */
  companyId: string;
  onClose: () => void;
}

/** Asks for a new location. */
export function AddLocation({ companyId, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { validate, toErrors } = useFieldIssues();
  const addLocation = useAddLocation();

  return (
    <FormikDialog
      title={formatMessage(messages.add)}
      submitLabel={formatMessage(messages.add)}
      onClose={onClose}
      initialValues={{
        name: '',
        companyId,
        visitorName: '',
        email: '',
        address: '',
        timezone: ownTimeZone(),
        description: '',
        ...alertValues(),
      }}
      validate={validate(location, wireNames)}
      onSubmit={async (values, { setErrors }) => {
        const answer = await addLocation(withAlert(values));
        if (!answer) return;
        if (answer.location) {
          showSnackbar('success', messages.added);
          onClose();
          return;
        }
        setErrors(toErrors(answer.errors));
        const refusal = refusalOf(answer.errors, { email: messages.wrongEmail }, messages.notAdded);
        showSnackbar('error', refusal);
      }}
    >
      <LocationFields />
    </FormikDialog>
  );
}
