import { company as rule } from '@hearback/schema/rules';

import { useOpenCompanyQuery, useUpdateCompanyMutation } from '../../server/generated/hooks';
import { useGone } from '../../lists/listPlace';
import type { CompanyRow_CompanyFragment } from '../../server/generated/graphql';
import { CompanyFields } from '../../fields/CompanyFields';
import { FormikDialog } from '../../fields/FormikDialog';
import { formValues } from '../../fields/formValues';
import { refusalOf } from '../../fields/refusalOf';
import { useFieldIssues } from '../../fields/useFieldIssues';
import { useIntl } from '../../i18n/IntlProvider';
import { showSnackbar } from '../../shell/snackbar/snackbar';
import { messages } from './messages';

interface EditCompanyProps {
  company: CompanyRow_CompanyFragment;
  onClose: () => void;
}

/** Changes a company. */
function EditCompany({ company, onClose }: EditCompanyProps) {
  const { formatMessage } = useIntl();
  const { validate, toErrors } = useFieldIssues();
  const [updateCompany] = useUpdateCompanyMutation();

  return (
    <FormikDialog
      title={formatMessage(messages.editTitle)}
      submitLabel={formatMessage(messages.save)}
      onClose={onClose}
      initialValues={formValues(rule, company)}
      validate={validate(rule)}
      onSubmit={async (values, { setErrors }) => {
        const { data } = await updateCompany({
          variables: { input: { id: company.id, ...values } },
        });
        if (!data) return;
        const { company: updated, errors } = data.updateCompany;
        if (updated) {
          showSnackbar('success', messages.updated);
          onClose();
          return;
        }
        setErrors(toErrors(errors));
        showSnackbar('error', refusalOf(errors, { registrationNumber: messages.wrongNumber }));
      }}
    >
      <CompanyFields messages={messages} autoFocus />
    </FormikDialog>
  );
}

interface Props {
  id: string;
  onClose: () => void;
}

/** The company named by the address, in a dialog: without a request if the list has loaded it. */
export function OpenCompany({ id, onClose }: Props) {
  const { data, error } = useOpenCompanyQuery({ variables: { id }, fetchPolicy: 'cache-first' });
  useGone(data?.company === null && messages.gone, onClose);
  useGone(error && !data && messages.openFailed, onClose);

  return data?.company ? <EditCompany company={data.company} onClose={onClose} /> : null;
}
