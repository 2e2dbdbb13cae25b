import { useState } from 'react';

import { Card, Stack, Text } from '@hearback/ui';

import type { ReplyState } from '../../../server/generated/graphql';
import { useIntl } from '../../../i18n/IntlProvider';
import { useMoment } from '../../../i18n/moments';
import { type Details, useUpdateFeedback } from './useUpdateFeedback';
import { messages } from './messages';
import { useUnsavedChanges } from '../../../session/guards/unsavedChanges';
import { messages as removalMessages } from '../../../lists/removal/messages';
import { showSnackbar } from '../../../shell/snackbar/snackbar';

/** Unsent replies by submission id, kept when another submission is opened. */
const drafts = new Map<string, string>();

/** State of the owner's reply: draft, sending and sent. */
export function useReply({
  id: feedbackId,
  reply,
  replySentAt,
}: Pick<Details, 'id' | 'reply' | 'replySentAt'>) {
  const { update } = useUpdateFeedback();
  const [draft, setDraft] = useState(() => drafts.get(feedbackId));
  /** Optimistic text while the request is pending. */
  const [onItsWay, setOnItsWay] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  // The draft survives navigation, but not a reload.
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
    // A reply that could not be withdrawn is unchanged.
    const isToSendAgain = !worked && text !== '';
    setHasFailed(isToSendAgain);
    keep(isToSendAgain ? text : undefined);
    return worked;
  };

  /** Withdraws the reply; undo sends it again unchanged. */
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
    /** The text shown to the visitor. Empty: none yet. */
    shown,
    isOnItsWay: onItsWay !== undefined,
    /** True while the reply is being edited: there is none yet, or it is being changed. */
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

interface Props {
  text: string;
  /** Undefined while it is being sent. */
  feedback: Pick<Details, 'repliedAt' | 'replyState' | 'replySentAt' | 'replyReadAt'> | undefined;
}

/** Delivery states of the email. Undefined: the date is enough, or the state is unknown. */
const sentences = {
  SENT: undefined,
  RECEIPT_ONLY: messages.replyReceiptOnly,
  WAITING: messages.replyWaiting,
  BOUNCED: messages.replyBounced,
  FAILED: messages.replyNotDelivered,
  REFUSED: messages.replyRefused,
  LIMITED: messages.replyLimited,
} as const satisfies Record<ReplyState, object | undefined>;

/** A sent reply with its delivery state. */
export function SentReply({ text, feedback }: Props) {
  const { formatMessage } = useIntl();
  const formatMoment = useMoment();

  const says = () => {
    if (!feedback?.repliedAt) return { moments: [formatMessage(messages.replySending)] };
    const { repliedAt, replyState, replySentAt, replyReadAt } = feedback;
    const sentence = replyState ? sentences[replyState] : undefined;
    return {
      moments: [
        formatMessage(messages.repliedAt, { moment: formatMoment(repliedAt) }),
        replySentAt && formatMessage(messages.replySentAt, { moment: formatMoment(replySentAt) }),
        replyReadAt && formatMessage(messages.replyReadAt, { moment: formatMoment(replyReadAt) }),
      ].filter(Boolean),
      // Once the reply was read, its delivery state is irrelevant.
      sentence: sentence && !replyReadAt ? formatMessage(sentence) : undefined,
      isBad: replyState === 'BOUNCED' || replyState === 'FAILED',
    };
  };
  const { moments, sentence, isBad = false } = says();

  return (
    <Card surface="sunken" padding="medium">
      <Stack gap="xsmall">
        <Text keepsLines>{text}</Text>
        <div role="status">
          <Text size="small" tone="muted">
            {moments.join(' · ')}
          </Text>
          {sentence !== undefined && (
            <Text size="small" tone={isBad ? 'danger' : 'muted'}>
              {sentence}
            </Text>
          )}
        </div>
      </Stack>
    </Card>
  );
}
