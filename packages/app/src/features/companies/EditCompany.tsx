import { company as rule } from '@hearback/schema/rules';

import { useUpdateCompanyMutation } from '../../server/generated/hooks';
import type { CompanyRow_CompanyFragment } from '../../server/generated/graphql';
import { FormikDialog } from '../../fields/FormikDialog';
import { refusalOf } from '../../fields/refusalOf';
import { useFieldIssues } from '../../fields/useFieldIssues';
import { useIntl } from '../../i18n/IntlProvider';
import { showSnackbar } from '../../shell/snackbar/snackbar';
import { CompanyFields } from './CompanyFields';
import { messages } from './messages';

interface Props {
  company: CompanyRow_CompanyFragment;
  onClose: () => void;
}

/** Changes a company. */
export function EditCompany({ company, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { validate, toErrors } = useFieldIssues();
  const [updateCompany] = useUpdateCompanyMutation();
  const { id, name, visitorName, address, registrationNumber, representative } = company;

  return (
    <FormikDialog
      title={formatMessage(messages.editTitle)}
      submitLabel={formatMessage(messages.save)}
      onClose={onClose}
      initialValues={{ name, visitorName, address, registrationNumber, representative }}
      validate={validate(rule)}
      onSubmit={async (values, { setErrors }) => {
        const { data } = await updateCompany({ variables: { input: { id, ...values } } });
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
      <CompanyFields />
    </FormikDialog>
  );
}
