import { location as locationRule } from '@hearback/schema/rules';

import { AccountSetupPageDocument } from '../../../apollo/generated/graphql';
import { useAddLocationMutation, useUpdateLocationMutation } from '../../../apollo/generated/hooks';
import { FormikTextField } from '../../../fields/FormikTextField';
import { refusalOf } from '../../../fields/refusalOf';
import { useFieldIssues } from '../../../fields/useFieldIssues';
import { useIntl } from '../../../i18n/IntlProvider';
import { ownTimeZone } from '../../../i18n/ownTimeZone';
import { showSnackbar } from '../../../snackbar/snackbar';
import { messages } from '../messages';
import type { Progress } from '../readProgress';
import { SetupStep } from './SetupStep';

interface Props extends Pick<Progress, 'company' | 'location' | 'person'> {
  onDone: () => void;
}

const afterwards = { refetchQueries: [AccountSetupPageDocument], awaitRefetchQueries: true };

/** Where the code hangs. Small companies have one place, so its address is there already. */
export function LocationStep({ company, location, person, onDone }: Props) {
  const { formatMessage } = useIntl();
  const { validate, toErrors } = useFieldIssues();
  const [addLocation] = useAddLocationMutation(afterwards);
  const [updateLocation] = useUpdateLocationMutation(afterwards);

  return (
    <SetupStep
      title={messages.locationTitle}
      hint={messages.locationHint}
      submit={messages.next}
      initialValues={{
        companyId: company?.id ?? '',
        name: location?.name ?? '',
        email: location?.email ?? person.email,
        address: location?.address ?? company?.address ?? '',
        timezone: location?.timezone ?? ownTimeZone(),
        description: location?.description ?? '',
      }}
      validate={validate(locationRule, { companyId: 'company' })}
      onSubmit={async (values, { setErrors }) => {
        const answer = location
          ? (await updateLocation({ variables: { input: { id: location.id, ...values } } })).data
              ?.updateLocation
          : (await addLocation({ variables: { input: values } })).data?.addLocation;
        if (!answer) return;
        if (answer.location) return onDone();
        setErrors(toErrors(answer.errors));
        const refusal = refusalOf(answer.errors, { email: messages.wrongEmail });
        showSnackbar('error', refusal);
      }}
    >
      <FormikTextField
        name="name"
        label={formatMessage(messages.locationName)}
        hint={formatMessage(messages.locationNameHint)}
        isRequired
      />
      <FormikTextField
        name="email"
        label={formatMessage(messages.locationEmail)}
        type="email"
        inputMode="email"
        autoComplete="email"
        isRequired
      />
      <FormikTextField name="address" label={formatMessage(messages.address)} isRequired />
    </SetupStep>
  );
}
