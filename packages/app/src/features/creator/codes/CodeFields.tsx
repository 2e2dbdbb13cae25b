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
  /** False hides the links that are already chosen. */
  hasLinks?: boolean;
}

/** Fields of a code: name, location and links. Must be rendered inside a Formik. */
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
