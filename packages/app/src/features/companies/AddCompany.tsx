import { company } from '@hearback/schema/rules';

import { CompanyFields } from '../../fields/CompanyFields';
import { FormikDialog } from '../../fields/FormikDialog';
import { formValues } from '../../fields/formValues';
import { refusalOf } from '../../fields/refusalOf';
import { useFieldIssues } from '../../fields/useFieldIssues';
import { useIntl } from '../../i18n/IntlProvider';
import { showSnackbar } from '../../shell/snackbar/snackbar';
import { messages } from './messages';
import { useAddCompanyMutation } from '../../server/generated/hooks';
import type { AddCompanyInput } from '../../server/generated/graphql';
import { putFirst } from '../../server/cachedLists';

/** Adds a company and puts it first in the list. */
function useAddCompany() {
  const [addCompany] = useAddCompanyMutation({
    update: (cache, { data }) => {
      const company = data?.addCompany.company;
      if (company) putFirst(cache, 'companies', company);
    },
  });

  return async (input: AddCompanyInput) => {
    const { data } = await addCompany({ variables: { input } });
    return data?.addCompany;
  };
}

interface Props {
  onClose: () => void;
}

const initialValues = formValues(company);

/** Dialog for a new company. */
export function AddCompany({ onClose }: Props) {
  const { formatMessage } = useIntl();
  const { validate, toErrors } = useFieldIssues();
  const addCompany = useAddCompany();

  return (
    <FormikDialog
      title={formatMessage(messages.add)}
      submitLabel={formatMessage(messages.add)}
      onClose={onClose}
      initialValues={initialValues}
      validate={validate(company)}
      onSubmit={async (values, { setErrors }) => {
        const answer = await addCompany(values);
        if (!answer) return;
        if (answer.company) {
          showSnackbar('success', messages.added);
          onClose();
          return;
        }
        setErrors(toErrors(answer.errors));
        const refusal = refusalOf(answer.errors, { registrationNumber: messages.wrongNumber });
        showSnackbar('error', refusal);
      }}
    >
      <CompanyFields messages={messages} autoFocus />
    </FormikDialog>
  );
}
