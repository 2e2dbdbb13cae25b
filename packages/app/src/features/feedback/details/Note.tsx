import { useEffect, useRef, useState } from 'react';

import { limits } from '@hearback/schema/limits';
import { labelMentions, type Mention, readMentions, storeMentions } from '@hearback/schema/rules';
import { Hidden, MentionArea, Stack, Text } from '@hearback/ui';

import { useIntl } from '../../../i18n/IntlProvider';
import { useTeam } from '../WorkViews';
import { messages } from './messages';
import { type Details, useUpdateFeedback } from './useUpdateFeedback';

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
  feedback: Pick<Details, 'id' | 'note' | 'mentions'>;
}

/** The names by which a note mentions colleagues. A name that was given stays: the text has it already. */
function useMentionLabels({ id, note, mentions }: NoteProps['feedback']) {
  const { formatMessage } = useIntl();
  const { members } = useTeam(id);
  const [people, setPeople] = useState<readonly Mention[]>(mentions);
  const mayRead = members.filter((member) => member.mayRead);
  const added = [...mentions, ...mayRead.map(({ login, name }) => ({ id: login, name }))].filter(
    (each) => people.every((person) => person.id !== each.id),
  );
  if (added.length > 0) setPeople([...people, ...added]);
  const labels = labelMentions(note, people, formatMessage(messages.formerColleague));
  const offered = new Set(mayRead.filter(({ isSelf }) => !isSelf).map(({ login }) => login));
  return { labels, names: labels.filter((label) => offered.has(label.id)).map(({ name }) => name) };
}

/** The note as whoever changes nothing reads it. */
export function NoteText({ feedback }: NoteProps) {
  const { formatMessage } = useIntl();
  const labels = labelMentions(
    feedback.note,
    feedback.mentions,
    formatMessage(messages.formerColleague),
  );
  return (
    <Stack gap="hair">
      <Text size="small" tone="muted">
        {formatMessage(messages.note)}
      </Text>
      <Text keepsLines>{readMentions(feedback.note, labels)}</Text>
    </Stack>
  );
}

const hints = {
  untouched: messages.noteHint,
  waiting: messages.noteSaving,
  saving: messages.noteSaving,
  saved: messages.noteSaved,
  failed: messages.noteFailed,
} as const satisfies Record<SaveState, object>;

/** Note about a submission, saved automatically. */
export function Note({ feedback }: NoteProps) {
  const { formatMessage } = useIntl();
  const { update } = useUpdateFeedback();
  const { labels, names } = useMentionLabels(feedback);
  const { text, state, write, flush } = useAutosave(readMentions(feedback.note, labels), (next) =>
    update({ id: feedback.id, note: storeMentions(next, labels) }),
  );
  const isUntouched = state === 'untouched' && names.length > 0;
  const hint = formatMessage(isUntouched ? messages.noteMentionHint : hints[state]);
  // A mention may be stored longer than it reads.
  const extra = Math.max(0, storeMentions(text, labels).length - text.length);

  return (
    <Stack gap="xsmall">
      <MentionArea
        label={formatMessage(messages.note)}
        value={text}
        onChange={write}
        onBlur={() => void flush()}
        rows={3}
        maxLength={limits.feedbackNoteMaxLength - extra}
        names={names}
        listLabel={formatMessage(messages.noteColleagues)}
        {...(state === 'failed' ? { error: hint } : { hint })}
      />
      <Hidden as="div">
        <span role="status">{state === 'saved' && hint}</span>
      </Hidden>
    </Stack>
  );
}
