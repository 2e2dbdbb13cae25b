import { company as companyRule } from '@hearback/schema/rules';

import { AccountSetupPageDocument } from '../../../server/generated/graphql';
import { useAddCompanyMutation, useUpdateCompanyMutation } from '../../../server/generated/hooks';
import { CompanyFields } from '../../../fields/CompanyFields';
import { formValues } from '../../../fields/formValues';
import { refusalOf } from '../../../fields/refusalOf';
import { useFieldIssues } from '../../../fields/useFieldIssues';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { messages } from '../messages';
import type { Progress } from '../readProgress';
import { SetupStep } from './SetupStep';

interface Props extends Pick<Progress, 'company' | 'person'> {
  onDone: () => void;
}

const afterwards = { refetchQueries: [AccountSetupPageDocument], awaitRefetchQueries: true };

/** The company that receives the feedback. Returning to this step edits the existing one. */
export function CompanyStep({ company, person, onDone }: Props) {
  const { validate, toErrors } = useFieldIssues();
  const [addCompany] = useAddCompanyMutation(afterwards);
  const [updateCompany] = useUpdateCompanyMutation(afterwards);

  return (
    <SetupStep
      title={messages.companyTitle}
      hint={messages.companyHint}
      submit={messages.next}
      initialValues={{
        ...formValues(companyRule, company),
        representative: company?.representative ?? `${person.firstName} ${person.lastName}`.trim(),
      }}
      validate={validate(companyRule)}
      onSubmit={async (values, { setErrors }) => {
        const answer = company
          ? (await updateCompany({ variables: { input: { id: company.id, ...values } } })).data
              ?.updateCompany
          : (await addCompany({ variables: { input: values } })).data?.addCompany;
        if (!answer) return;
        if (answer.company) return onDone();
        setErrors(toErrors(answer.errors));
        const refusal = refusalOf(answer.errors, { registrationNumber: messages.wrongNumber });
        showSnackbar('error', refusal);
      }}
    >
      <CompanyFields messages={{ ...messages, name: messages.companyName }} />
    </SetupStep>
  );
}
