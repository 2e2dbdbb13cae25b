import { template } from '@hearback/schema/rules';
import { Text } from '@hearback/ui';

import { FormikDialog } from '../../../fields/FormikDialog';
import { FormikTextField } from '../../../fields/FormikTextField';
import { useFieldIssues } from '../../../fields/useFieldIssues';
import { refusalOf } from '../../../fields/refusalOf';
import type { AnyMessage } from '../../../i18n/Messages';
import { useIntl } from '../../../i18n/IntlProvider';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import type { InputError } from '../refusalOfDocument';
import { messages } from './messages';

interface Props {
  title: AnyMessage;
  submitLabel: AnyMessage;
  /** Describes the effect. */
  purpose?: AnyMessage;
  name: string;
  /** Undefined if a failed request has already been reported by the error link. */
  save: (
    name: string,
  ) => Promise<{ template: object | null; errors: readonly InputError[] } | undefined>;
  saved: AnyMessage;
  onClose: () => void;
}

/** Asks for the name of a template. */
export function TemplateName({ title, submitLabel, purpose, name, save, saved, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { validate, toErrors } = useFieldIssues();

  return (
    <FormikDialog
      title={formatMessage(title)}
      submitLabel={formatMessage(submitLabel)}
      onClose={onClose}
      initialValues={{ name }}
      validate={validate(template)}
      onSubmit={async (values, { setErrors }) => {
        const answer = await save(values.name);
        if (!answer) return;
        if (answer.template) {
          showSnackbar('success', saved);
          onClose();
          return;
        }
        setErrors(toErrors(answer.errors));
        showSnackbar('error', refusalOf(answer.errors));
      }}
    >
      {purpose && <Text tone="muted">{formatMessage(purpose)}</Text>}
      <FormikTextField name="name" label={formatMessage(messages.name)} isRequired autoFocus />
    </FormikDialog>
  );
}
