import { Card, ColorField, Stack, TextField } from '@hearback/ui';
import type { FormCommand } from '@hearback/ui/editors/form';
import type { FormDocument } from '@hearback/schema/documents';
import { limits } from '@hearback/schema/limits';

import { useIntl } from '../../../i18n/IntlProvider';
import { messages } from './messages';

interface Props {
  document: FormDocument;
  run: (command: FormCommand) => void;
  /** What is wrong with the title. */
  titleError: string | undefined;
}

/** First step: the title and the colors of the whole form. */
export function GeneralStep({ document, run, titleError }: Props) {
  const { formatMessage } = useIntl();
  const { background_color, text_color, accent_color } = document.style;

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
        <ColorField
          label={formatMessage(messages.backgroundColor)}
          value={background_color}
          onChange={(color) => run({ type: 'restyleForm', changes: { background_color: color } })}
        />
        <ColorField
          label={formatMessage(messages.textColor)}
          value={text_color}
          against={background_color}
          onChange={(color) => run({ type: 'restyleForm', changes: { text_color: color } })}
        />
        <ColorField
          label={formatMessage(messages.accentColor)}
          value={accent_color}
          onChange={(color) => run({ type: 'restyleForm', changes: { accent_color: color } })}
        />
      </Stack>
    </Card>
  );
}
