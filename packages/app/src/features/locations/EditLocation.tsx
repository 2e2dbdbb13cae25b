import { location as rule } from '@hearback/schema/rules';

import { useOpenLocationQuery, useUpdateLocationMutation } from '../../server/generated/hooks';
import { useGone } from '../../lists/listPlace';
import type { LocationRow_LocationFragment } from '../../server/generated/graphql';
import { FormikDialog } from '../../fields/FormikDialog';
import { refusalOf } from '../../fields/refusalOf';
import { useFieldIssues } from '../../fields/useFieldIssues';
import { useIntl } from '../../i18n/IntlProvider';
import { showSnackbar } from '../../shell/snackbar/snackbar';
import { afterTags } from '../../lists/tags';
import { LocationFields } from './LocationFields';
import { locationValues, toLocationInput, wireNames } from './locationValues';
import { messages } from './messages';

interface EditLocationProps {
  location: LocationRow_LocationFragment;
  onClose: () => void;
}

/** Changes a location. */
function EditLocation({ location, onClose }: EditLocationProps) {
  const { formatMessage } = useIntl();
  const { validate, toErrors } = useFieldIssues();
  const [updateLocation] = useUpdateLocationMutation(afterTags);

  return (
    <FormikDialog
      title={formatMessage(messages.editTitle)}
      submitLabel={formatMessage(messages.save)}
      onClose={onClose}
      initialValues={locationValues(location)}
      validate={validate(rule, wireNames)}
      onSubmit={async (values, { setErrors }) => {
        const { data } = await updateLocation({
          variables: { input: { id: location.id, ...toLocationInput(values) } },
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
