import { location as rule } from '@hearback/schema/rules';

import { useOpenLocationQuery, useUpdateLocationMutation } from '../../server/generated/hooks';
import { useGone } from '../../lists/listPlace';
import type { LocationRow_LocationFragment } from '../../server/generated/graphql';
import { FormikDialog } from '../../fields/FormikDialog';
import { refusalOf } from '../../fields/refusalOf';
import { useFieldIssues } from '../../fields/useFieldIssues';
import { useIntl } from '../../i18n/IntlProvider';
import { showSnackbar } from '../../shell/snackbar/snackbar';
import { alertValues, wireNames, withAlert } from './alertValues';
import { LocationFields } from './LocationFields';
import { messages } from './messages';

interface EditLocationProps {
  location: LocationRow_LocationFragment;
  onClose: () => void;
}

/** Changes a location. */
function EditLocation({ location, onClose }: EditLocationProps) {
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

interface Props {
  id: string;
  onClose: () => void;
}

/** The location named by the address, in a dialog: without a request if the list has loaded it. */
export function OpenLocation({ id, onClose }: Props) {
  const { data, error } = useOpenLocationQuery({ variables: { id }, fetchPolicy: 'cache-first' });
  useGone(data?.location === null && messages.gone, onClose);
  useGone(error && !data && messages.openFailed, onClose);

  return data?.location ? <EditLocation location={data.location} onClose={onClose} /> : null;
}
