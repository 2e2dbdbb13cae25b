import { useState } from 'react';

import { useUnsavedChanges } from '../../../session/guards/unsavedChanges';
import { messages as removalMessages } from '../../../lists/removal/messages';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import type { Details } from './Details';
import { messages } from './messages';
import { useUpdateFeedback } from './useUpdateFeedback';

/** What was typed and not sent, by answer: going on to the next answer loses nothing. */
const drafts = new Map<string, string>();

/** The owner's words to a visitor while they are written, and once they are sent. */
export function useReply({
  id: feedbackId,
  reply,
  replySentAt,
}: Pick<Details, 'id' | 'reply' | 'replySentAt'>) {
  const { update } = useUpdateFeedback();
  const [draft, setDraft] = useState(() => drafts.get(feedbackId));
  /** Shown as sent until the server has answered. */
  const [onItsWay, setOnItsWay] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  // It stays here from one answer and screen to the next, but not over a reload.
  useUnsavedChanges(draft !== undefined && draft.trim() !== reply, { isLostBy: () => false });

  const keep = (text: string | undefined) => {
    setDraft(text);
    if (text === undefined) drafts.delete(feedbackId);
    else drafts.set(feedbackId, text);
  };

  const send = async (text: string) => {
    setHasFailed(false);
    setOnItsWay(text);
    const worked = await update({ id: feedbackId, reply: text });
    setOnItsWay(undefined);
    // What could not be taken back stands as it was.
    const isToSendAgain = !worked && text !== '';
    setHasFailed(isToSendAgain);
    keep(isToSendAgain ? text : undefined);
    return worked;
  };

  /** Nobody can read it any more, until it is sent again as it was. */
  const takeBack = async () => {
    if (!(await send(''))) return;
    const isMailed = Boolean(replySentAt);
    const said = isMailed ? messages.replyTakenBackLate : messages.replyTakenBack;
    showSnackbar('success', said, undefined, {
      label: removalMessages.undo,
      onPress: () => void send(reply),
    });
  };

  const shown = onItsWay ?? reply;
  return {
    /** What the visitor reads. Empty: nothing yet. */
    shown,
    isOnItsWay: onItsWay !== undefined,
    /** Whether it is being written: there is none yet, or it is changed. */
    isWritten: onItsWay === undefined && (shown === '' || draft !== undefined),
    text: draft ?? reply,
    hasFailed,
    write: (text: string) => keep(text),
    edit: () => keep(reply),
    leave: () => {
      setHasFailed(false);
      keep(undefined);
    },
    send: (text: string) => send(text.trim()),
    takeBack,
  };
}
