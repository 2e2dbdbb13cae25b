import type { ApolloClient } from '@apollo/client';
import { location } from '@hearback/schema/rules';
import { FormikDialog } from '../../fields/FormikDialog';
import { refusalOf } from '../../fields/refusalOf';
import { useFieldIssues } from '../../fields/useFieldIssues';
import { useIntl } from '../../i18n/IntlProvider';
import { ownTimeZone } from '../../i18n/timeZones';
import { showSnackbar } from '../../shell/snackbar/snackbar';
import { LocationFields } from './LocationFields';
import { locationValues, toLocationInput, wireNames } from './locationValues';
import { afterTags } from '../../lists/tags';
import { messages } from './messages';
import { useAddLocationMutation } from '../../server/generated/hooks';
import { type AddLocationInput, DuplicateLocationDocument } from '../../server/generated/graphql';
import { putFirst } from '../../server/cachedLists';
import { newUuid } from '../../server/sendRequest';

/** Adds a location and puts it first in the list. */
function useAddLocation() {
  const [addLocation] = useAddLocationMutation({
    ...afterTags,
    update: (cache, { data }) => {
      const location = data?.addLocation.location;
      if (location) putFirst(cache, 'locations', location);
    },
  });

  return async (input: AddLocationInput) => {
    const { data } = await addLocation({ variables: { input } });
    return data?.addLocation;
  };
}

/** Adds a location like another, with drafts of its codes, and puts it first in the list. */
export async function duplicateLocation(client: ApolloClient, id: string): Promise<void> {
  const { data } = await client.mutate({
    mutation: DuplicateLocationDocument,
    // The id makes a retry idempotent.
    variables: { input: { id, copyId: newUuid() } },
    errorPolicy: 'all',
    update: (cache, answer) => {
      const added = answer.data?.duplicateLocation.location;
      if (!added) return;
      putFirst(cache, 'locations', added);
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'codes' });
      cache.gc();
    },
  });
  // A failed request has already been reported by the error link.
  if (!data) return;
  const { location: copy, errors } = data.duplicateLocation;
  if (copy) {
    const { name, numberOfCodes } = copy;
    showSnackbar('success', messages.duplicated, { name, count: numberOfCodes });
  } else showSnackbar('error', refusalOf(errors, {}, messages.notAdded));
}

interface Props {
  /** Preselected company. Empty if there is none. */
  companyId: string;
  onClose: () => void;
}

/** Dialog for a new location. */
export function AddLocation({ companyId, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { validate, toErrors } = useFieldIssues();
  const addLocation = useAddLocation();

  return (
    <FormikDialog
      title={formatMessage(messages.add)}
      submitLabel={formatMessage(messages.add)}
      onClose={onClose}
      initialValues={{ ...locationValues(), companyId, timezone: ownTimeZone() }}
      validate={validate(location, wireNames)}
      onSubmit={async (values, { setErrors }) => {
        const answer = await addLocation(toLocationInput(values));
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
