import { useFormikContext } from 'formik';

import { Stack } from '@hearback/ui';

import { FormikTextArea } from '../../../fields/FormikTextArea';
import { FormikTextField } from '../../../fields/FormikTextField';
import { useIntl } from '../../../i18n/IntlProvider';
import { TemplateSelect } from '../templates/TemplateSelect';
import type { CodeValues } from './CodeValues';
import { LinkFields } from './LinkFields';
import { messages } from './messages';
import type { CodeChoices } from './useCodeChoices';

interface Props {
  choices: CodeChoices;
  /** Leaves out what is linked already. */
  hasLinks?: boolean;
}

/** General info of a code: its name, its place, and what it links. Stands in a Formik. */
export function CodeFields({ choices, hasLinks = true }: Props) {
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<CodeValues>();

  return (
    <Stack gap="medium">
      <FormikTextField
        name="name"
        label={formatMessage(messages.name)}
        hint={formatMessage(messages.nameHint)}
        isRequired
      />
      <FormikTextArea name="description" label={formatMessage(messages.description)} rows={3} />
      <LinkFields choices={choices} hasLinks={hasLinks}>
        {values.formId === '' && <TemplateSelect />}
      </LinkFields>
    </Stack>
  );
}
