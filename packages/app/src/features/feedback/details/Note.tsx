import { useEffect, useRef, useState } from 'react';

import { limits } from '@hearback/schema/limits';
import { Hidden, Stack, TextArea } from '@hearback/ui';

import { useIntl } from '../../../i18n/IntlProvider';
import { messages } from './messages';
import { useUpdateFeedback } from './useUpdateFeedback';

const pauseMs = 700;

type SaveState = 'untouched' | 'waiting' | 'saving' | 'saved' | 'failed';

/**
 * Saves a text automatically after a pause in typing, and immediately on unmount. `save` resolves to true if
 * it succeeded.
 */
function useAutosave(initial: string, save: (text: string) => Promise<boolean>) {
  const [text, setText] = useState(initial);
  const [state, setState] = useState<SaveState>('untouched');
  const latest = useRef({ text: initial, kept: initial, save });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    latest.current.save = save;
  });

  const flush = async () => {
    clearTimeout(timer.current);
    const now = latest.current.text;
    if (now === latest.current.kept) return;
    const before = latest.current.kept;
    latest.current.kept = now;
    setState('saving');
    const worked = await latest.current.save(now);
    // A failed save is repeated after the next pause.
    if (!worked && latest.current.kept === now) latest.current.kept = before;
    if (latest.current.text === now) setState(worked ? 'saved' : 'failed');
  };

  useEffect(() => {
    const leave = () => void flush();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
    // Runs once, on unmount: the ref contains the latest text by then.
    // eslint-disable-next-line react/exhaustive-deps
  }, []);

  const write = (next: string) => {
    setText(next);
    latest.current.text = next;
    setState('waiting');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), pauseMs);
  };

  return { text, state, write, flush };
}

interface NoteProps {
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

/** Note about a submission, saved automatically. */
export function Note({ feedbackId, note }: NoteProps) {
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
