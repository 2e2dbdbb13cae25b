import { colleagueAccess, colleagueInvitation } from '@hearback/schema/rules';
import { useFormikContext } from 'formik';

import {
  ColleaguesDocument,
  CompanyChoicesDocument,
  LocationChoicesDocument,
  type AccountRole,
  type Colleague_AccessFragment,
} from '../../../server/generated/graphql';
import {
  useInviteColleagueMutation,
  useUpdateColleagueMutation,
} from '../../../server/generated/hooks';
import { FormikCheckboxGroup } from '../../../fields/FormikCheckboxGroup';
import { FormikDialog } from '../../../fields/FormikDialog';
import { FormikRadioGroup } from '../../../fields/FormikRadioGroup';
import { FormikTextField } from '../../../fields/FormikTextField';
import { refusalOf } from '../../../fields/refusalOf';
import { useFieldIssues } from '../../../fields/useFieldIssues';
import { useIntl } from '../../../i18n/IntlProvider';
import { useWholeList } from '../../../server/useWholeList';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { messages } from './messages';

interface Props {
  /** The colleague to change. Left out: somebody is invited. */
  colleague?: Colleague_AccessFragment | undefined;
  onClose: () => void;
}

interface Values {
  email: string;
  role: string;
  reach: string;
  companies: readonly string[];
  locations: readonly string[];
}

export const everywhere = 'everywhere';

const toInput = ({ role, reach, companies, locations }: Values) => ({
  role: role as AccountRole,
  everywhere: reach === everywhere,
  companies: reach === everywhere ? [] : [...companies],
  locations: reach === everywhere ? [] : [...locations],
});

/** Invites a colleague, or changes the role and the places of one. */
export function ColleagueDialog({ colleague, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { validate, toErrors } = useFieldIssues();
  const options = { refetchQueries: [ColleaguesDocument] };
  const [invite] = useInviteColleagueMutation(options);
  const [change] = useUpdateColleagueMutation(options);
  const check = validate(colleague ? colleagueAccess : colleagueInvitation);

  const send = async ({ email, ...values }: Values) => {
    const access = toInput({ email, ...values });
    if (colleague) {
      const { data } = await change({ variables: { input: { id: colleague.id, ...access } } });
      return data?.updateColleague.errors;
    }
    const { data } = await invite({ variables: { input: { email: email.trim(), ...access } } });
    return data?.inviteColleague.errors;
  };

  return (
    <FormikDialog<Values>
      title={
        colleague
          ? formatMessage(messages.changeTitle, { name: nameOf(colleague) })
          : formatMessage(messages.invite)
      }
      submitLabel={formatMessage(colleague ? messages.save : messages.send)}
      onClose={onClose}
      initialValues={{
        email: '',
        role: colleague?.role ?? 'MANAGER',
        reach: colleague?.everywhere ? everywhere : 'chosen',
        companies: colleague?.companies ?? [],
        locations: colleague?.locations ?? [],
      }}
      validate={(values) => {
        const { role, ...access } = toInput(values);
        return check({ email: values.email.trim(), role: role.toLowerCase(), ...access });
      }}
      onSubmit={async (values, { setErrors }) => {
        const errors = await send(values);
        if (!errors) return;
        if (errors.length === 0) {
          showSnackbar('success', colleague ? messages.changed : messages.invited);
          onClose();
          return;
        }
        const isKnown = errors.some(({ code }) => code === 'already_colleague');
        setErrors({
          ...toErrors(errors),
          ...(isKnown && { email: formatMessage(messages.already) }),
        });
        if (!isKnown && errors.some(({ field }) => !field)) {
          showSnackbar('error', refusalOf(errors, {}, messages.notDone));
        }
      }}
    >
      {!colleague && (
        <FormikTextField
          name="email"
          label={formatMessage(messages.email)}
          type="email"
          inputMode="email"
          autoComplete="off"
          isRequired
          autoFocus
        />
      )}
      <FormikRadioGroup
        name="role"
        label={formatMessage(messages.role)}
        options={[
          {
            value: 'MANAGER',
            label: formatMessage(messages.manager),
            description: formatMessage(messages.managerHint),
          },
          {
            value: 'READER',
            label: formatMessage(messages.reader),
            description: formatMessage(messages.readerHint),
          },
        ]}
      />
      <FormikRadioGroup
        name="reach"
        label={formatMessage(messages.places)}
        options={[
          { value: 'chosen', label: formatMessage(messages.chosen) },
          { value: everywhere, label: formatMessage(messages.everywhere) },
        ]}
      />
      <AccessFields />
    </FormikDialog>
  );
}

/** Companies and locations, where not all of them are meant. */
export function AccessFields() {
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<Pick<Values, 'reach'>>();
  const companies = useWholeList(CompanyChoicesDocument).items;
  const locations = useWholeList(LocationChoicesDocument).items;
  if (values.reach === everywhere) return null;

  return (
    <>
      {companies.length > 0 && (
        <FormikCheckboxGroup
          name="companies"
          label={formatMessage(messages.companies)}
          hint={formatMessage(messages.companiesHint)}
          searchLabel={formatMessage(messages.searchCompanies)}
          options={companies.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <FormikCheckboxGroup
        name="locations"
        label={formatMessage(messages.locations)}
        searchLabel={formatMessage(messages.searchLocations)}
        options={locations.map(({ id, name, company }) => ({
          value: id,
          label: name,
          description: company.name,
        }))}
      />
    </>
  );
}

/** The name of a colleague. */
export const nameOf = ({
  firstName,
  lastName,
}: Pick<Colleague_AccessFragment, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`;
