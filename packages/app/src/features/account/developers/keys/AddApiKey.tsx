import { limits } from '@hearback/schema/limits';
import { apiKey } from '@hearback/schema/rules';
import { ApiKeysDocument, type ApiScope } from '../../../../server/generated/graphql';
import { useAddApiKeyMutation } from '../../../../server/generated/hooks';
import { FormikCheckboxGroup } from '../../../../fields/FormikCheckboxGroup';
import { FormikRadioGroup } from '../../../../fields/FormikRadioGroup';
import { FormikSelect } from '../../../../fields/FormikSelect';
import { FormikDialog } from '../../../../fields/FormikDialog';
import { FormikPasswordField } from '../../../../fields/FormikPasswordField';
import { FormikTextField } from '../../../../fields/FormikTextField';
import { useFieldIssues } from '../../../../fields/useFieldIssues';
import { refusalOf } from '../../../../fields/refusalOf';
import { useIntl } from '../../../../i18n/IntlProvider';
import { showSnackbar } from '../../../../shell/snackbar/snackbar';
import { everywhere, AccessFields } from '../../colleagues/ColleagueDialog';
import { messages as colleagueMessages } from '../../colleagues/messages';
import { messages } from './messages';
import type { MadeKey } from './NewApiKey';
import { scopes, toRestScope } from './scopes';

interface Props {
  onClose: () => void;
  onMade: (made: MadeKey) => void;
}

const terms = [30, 90, 365];
const untilRevoked = '0';

const initialValues = {
  name: '',
  scopes: [] as ApiScope[],
  reach: everywhere,
  companies: [] as string[],
  locations: [] as string[],
  expiresInDays: '90',
  password: '',
};

const toReach = ({ reach, companies, locations }: typeof initialValues) => ({
  everywhere: reach === everywhere,
  companies: reach === everywhere ? [] : companies,
  locations: reach === everywhere ? [] : locations,
});

const toDays = (term: string) => (term === untilRevoked ? null : Number(term));

/** Asks for a new key's name and scopes. The password is required because a key outlives the session. */
export function AddApiKey({ onClose, onMade }: Props) {
  const { formatMessage } = useIntl();
  const { validate, toErrors } = useFieldIssues();
  const [addApiKey] = useAddApiKeyMutation({
    refetchQueries: [ApiKeysDocument],
  });
  const check = validate(apiKey);

  return (
    <FormikDialog
      title={formatMessage(messages.add)}
      submitLabel={formatMessage(messages.add)}
      onClose={onClose}
      initialValues={initialValues}
      validate={({ expiresInDays, ...values }) =>
        check({
          name: values.name,
          password: values.password,
          ...toReach({ expiresInDays, ...values }),
          scopes: values.scopes.map(toRestScope),
          expiresInDays: toDays(expiresInDays),
        })
      }
      onSubmit={async ({ expiresInDays, ...values }, { setErrors }) => {
        const { name, password, scopes: allowed } = values;
        const reach = toReach({ expiresInDays, ...values });
        const input = {
          name,
          password,
          scopes: allowed,
          ...reach,
          expiresInDays: toDays(expiresInDays),
        };
        const { data } = await addApiKey({ variables: { input } });
        if (!data) return;
        const { secret, errors } = data.addApiKey;
        if (secret) {
          onMade({ name: input.name.trim(), secret });
          return;
        }
        setErrors(toErrors(errors));
        if (errors.some(({ code }) => code === 'too_many_keys')) {
          showSnackbar('error', messages.tooMany, { count: limits.apiKeysMax });
        } else if (errors.some(({ field }) => !field)) {
          showSnackbar('error', refusalOf(errors, {}, messages.addFailed));
        }
      }}
    >
      <FormikTextField
        name="name"
        label={formatMessage(messages.name)}
        hint={formatMessage(messages.nameHint)}
        autoComplete="off"
        isRequired
        autoFocus
      />
      <FormikCheckboxGroup
        name="scopes"
        label={formatMessage(messages.allows)}
        isRequired
        options={scopes.map(({ scope, title, description }) => ({
          value: scope,
          label: formatMessage(title),
          description: formatMessage(description),
        }))}
      />
      <FormikRadioGroup
        name="reach"
        label={formatMessage(messages.reaches)}
        options={[
          { value: everywhere, label: formatMessage(colleagueMessages.everywhere) },
          {
            value: 'chosen',
            label: formatMessage(colleagueMessages.chosen),
            description: formatMessage(messages.chosenHint),
          },
        ]}
      />
      <AccessFields />
      <FormikSelect
        name="expiresInDays"
        label={formatMessage(messages.valid)}
        options={[
          ...terms.map((count) => ({
            value: String(count),
            label: formatMessage(messages.days, { count }),
          })),
          { value: untilRevoked, label: formatMessage(messages.untilRevoked) },
        ]}
      />
      <FormikPasswordField
        name="password"
        label={formatMessage(messages.password)}
        autoComplete="current-password"
        isRequired
      />
    </FormikDialog>
  );
}
