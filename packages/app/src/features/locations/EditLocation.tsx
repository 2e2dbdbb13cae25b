import { location as rule } from '@hearback/schema/rules';
import { useUpdateLocationMutation } from '../../server/generated/hooks';
import type { LocationRow_LocationFragment } from '../../server/generated/graphql';
import { FormikDialog } from '../../fields/FormikDialog';
import { refusalOf } from '../../fields/refusalOf';
import { useFieldIssues } from '../../fields/useFieldIssues';
import { useIntl } from '../../i18n/IntlProvider';
import { showSnackbar } from '../../shell/snackbar/snackbar';
import { alertValues, wireNames, withAlert } from './alertValues';
import { LocationFields } from './LocationFields';
import { messages } from './messages';

interface Props {
  location: LocationRow_LocationFragment;
  onClose: () => void;
}

/** Changes a location. */
export function EditLocation({ location, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { validate, toErrors } = useFieldIssues();
  const [updateLocation] = useUpdateLocationMutation();
  const { id, name, visitorName, company, email, address, timezone, description } = location;

  return (
    <FormikDialog
      title={formatMessage(messages.editTitle)}
      submitLabel={formatMessage(messages.save)}
      onClose={onClose}
      initialValues={{
        name,
        companyId: company.id,
        visitorName: visitorName ?? '',
        email,
        address,
        timezone,
        description,
        ...alertValues(location),
      }}
      validate={validate(rule, wireNames)}
      onSubmit={async (values, { setErrors }) => {
        const { data } = await updateLocation({
          variables: { input: { id, ...withAlert(values) } },
        });
        if (!data) return;
        const { location: updated, errors } = data.updateLocation;
        if (updated) {
          showSnackbar('success', messages.updated);
          onClose();
          return;
        }
        setErrors(toErrors(errors));
        showSnackbar('error', refusalOf(errors, { email: messages.wrongEmail }));
      }}
    >
      <LocationFields location={location} />
    </FormikDialog>
  );
}
