import { location as locationRule } from '@hearback/schema/rules';

import { AccountSetupPageDocument } from '../../../server/generated/graphql';
import {
  useAddLocationMutation,
  useUpdateLocationMutation,
  useUpdateNotificationSettingsMutation,
} from '../../../server/generated/hooks';
import { FormikSelect } from '../../../fields/FormikSelect';
import { FormikTextField } from '../../../fields/FormikTextField';
import { useFieldIssues } from '../../../fields/useFieldIssues';
import { PlaceVisitorName } from '../../../fields/visitorNames/VisitorNameFields';
import { refusalOf } from '../../../fields/refusalOf';
import { useIntl } from '../../../i18n/IntlProvider';
import { ownTimeZone } from '../../../i18n/timeZones';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import {
  fromLowRatingChoice,
  noLetters,
  toLowRatingChoice,
  useLowRatingOptions,
} from '../../../shell/notification/lowRatings';
import { messages as notificationMessages } from '../../../shell/notification/messages';
import { messages } from '../messages';
import type { Progress } from '../readProgress';
import { SetupStep } from './SetupStep';

interface Props extends Pick<Progress, 'company' | 'location' | 'person' | 'letters'> {
  onDone: () => void;
}

const afterwards = { refetchQueries: [AccountSetupPageDocument], awaitRefetchQueries: true };

/** Location of the code. Prefilled with the company's address, as small companies have one location. */
export function LocationStep({ company, location, person, letters, onDone }: Props) {
  const { formatMessage } = useIntl();
  const { validate, toErrors } = useFieldIssues();
  const [addLocation] = useAddLocationMutation(afterwards);
  const [updateLetters] = useUpdateNotificationSettingsMutation();
  const ratings = useLowRatingOptions();
  const [updateLocation] = useUpdateLocationMutation(afterwards);

  return (
    <SetupStep
      title={messages.locationTitle}
      hint={messages.locationHint}
      submit={messages.next}
      initialValues={{
        companyId: company?.id ?? '',
        // The street is the default name of a first location.
        name: location?.name ?? streetOf(company?.address ?? ''),
        visitorName: location?.visitorName ?? '',
        email: location?.email ?? person.email,
        address: location?.address ?? company?.address ?? '',
        timezone: location?.timezone ?? ownTimeZone(),
        description: location?.description ?? '',
        lowRatings: toLowRatingChoice(letters),
      }}
      validate={validate(locationRule, { companyId: 'company' })}
      onSubmit={async ({ lowRatings, ...values }, { setErrors }) => {
        // The threshold also becomes the account's default for later locations.
        if (lowRatings !== toLowRatingChoice(letters)) {
          const { digest, quietFrom, quietTo, timezone, monthlyReport } = letters;
          const others = { digest, quietFrom, quietTo, timezone, monthlyReport };
          const input = { ...others, ...fromLowRatingChoice(lowRatings) };
          const { data } = await updateLetters({ variables: { input } });
          if (!data) return;
          if (!data.updateNotificationSettings.settings) {
            showSnackbar('error', refusalOf(data.updateNotificationSettings.errors));
            return;
          }
        }
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
      <PlaceVisitorName company={company} />
      <FormikTextField
        name="email"
        label={formatMessage(messages.locationEmail)}
        type="email"
        inputMode="email"
        autoComplete="email"
        isRequired
      />
      <FormikTextField name="address" label={formatMessage(messages.address)} isRequired />
      <FormikSelect
        name="lowRatings"
        label={formatMessage(notificationMessages.writeAtOnce)}
        hint={formatMessage(messages.lowRatingsHint, { email: person.email })}
        options={[
          ...ratings,
          { value: noLetters, label: formatMessage(notificationMessages.neverWrite) },
        ]}
      />
    </SetupStep>
  );
}

/** Returns “ul. Floriańska 12” for “ul. Floriańska 12, 31-021 Kraków”. */
const streetOf = (address: string) => (address.split(/[,\n]/)[0] ?? '').trim().slice(0, 60);
