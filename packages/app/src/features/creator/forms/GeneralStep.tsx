import { Card, Stack, TextField } from '@hearback/ui';
import { FormColors, type FormCommand } from '@hearback/ui/editors/form';
import type { FormDocument } from '@hearback/schema/documents';
import { limits } from '@hearback/schema/limits';

import { useIntl } from '../../../i18n/IntlProvider';
import { messages } from './messages';

interface Props {
  document: FormDocument;
  run: (command: FormCommand) => void;
  /** Validation error of the title. */
  titleError: string | undefined;
}

/** First step: the title and the colors of the whole form. */
export function GeneralStep({ document, run, titleError }: Props) {
  const { formatMessage } = useIntl();

  return (
    <Card title={formatMessage(messages.generalTitle)}>
      <Stack gap="medium">
        <TextField
          label={formatMessage(messages.formTitle)}
          hint={formatMessage(messages.titleHint)}
          error={titleError}
          value={document.title}
          onChange={(title) => run({ type: 'renameForm', title })}
          maxLength={limits.nameMaxLength}
          isRequired
        />
        <FormColors form={document} run={run} />
      </Stack>
    </Card>
  );
}
