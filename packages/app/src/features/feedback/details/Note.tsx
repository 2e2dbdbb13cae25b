import { limits } from '@hearback/schema/limits';
import { Hidden, Stack, TextArea } from '@hearback/ui';

import { useIntl } from '../../../i18n/IntlProvider';
import { messages } from './messages';
import { useAutosave, type SaveState } from './useAutosave';
import { useUpdateFeedback } from './useUpdateFeedback';

interface Props {
  feedbackId: string;
  note: string;
}

const hints = {
  untouched: messages.noteHint,
  waiting: messages.noteSaving,
  saving: messages.noteSaving,
  saved: messages.noteSaved,
  failed: messages.noteFailed,
} as const satisfies Record<SaveState, object>;

/** The owner's own words about an answer; kept by itself. */
export function Note({ feedbackId, note }: Props) {
  const { formatMessage } = useIntl();
  const { update } = useUpdateFeedback();
  const { text, state, write, flush } = useAutosave(note, (next) =>
    update({ id: feedbackId, note: next }),
  );
  const hint = formatMessage(hints[state]);

  return (
    <Stack gap="xsmall">
      <TextArea
        label={formatMessage(messages.note)}
        value={text}
        onChange={write}
        onBlur={() => void flush()}
        rows={3}
        maxLength={limits.feedbackNoteMaxLength}
        {...(state === 'failed' ? { error: hint } : { hint })}
      />
      <Hidden as="div">
        <span role="status">{state === 'saved' && hint}</span>
      </Hidden>
    </Stack>
  );
}
