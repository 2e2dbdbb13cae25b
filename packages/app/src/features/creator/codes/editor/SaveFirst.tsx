import { useFormikContext } from 'formik';

import { Button, Notice } from '@hearback/ui';

import { useIntl } from '../../../../i18n/IntlProvider';
import type { CodeValues } from '../CodeValues';
import { messages } from './messages';

interface Props {
  /** Called when the changes could not be saved: their fields say why. */
  onRefused: () => void;
}

/** Says that a print has the code as it was saved, and saves it. Stands in the Formik of a code. */
export function SaveFirst({ onRefused }: Props) {
  const { formatMessage } = useIntl();
  const { isSubmitting, submitForm } = useFormikContext<CodeValues>();

  const save = async () => {
    // Answers what `onSubmit` answered: the id, once it is saved.
    const saved: unknown = await submitForm();
    if (saved === undefined) onRefused();
  };

  return (
    <Notice tone="warning" title={formatMessage(messages.saveFirst)}>
      <Button size="small" isPending={isSubmitting} onPress={() => void save()}>
        {formatMessage(messages.saveChanges)}
      </Button>
    </Notice>
  );
}
