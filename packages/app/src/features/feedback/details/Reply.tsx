import { useState } from 'react';

import { limits } from '@hearback/schema/limits';
import { boardWordsIn } from '@hearback/schema/rules';
import { Button, ButtonLink, Heading, Inline, Menu, Stack, Text, TextArea } from '@hearback/ui';
import { ChatIcon, EditIcon, MailIcon, SendIcon, SettingsIcon } from '@hearback/ui/icons';
import { useIntl } from '../../../i18n/IntlProvider';
import { lazyDialog } from '../../../loading/lazy';
import type { SavedRepliesQuery } from '../../../server/generated/graphql';
import { useSavedRepliesQuery } from '../../../server/generated/hooks';
import { messages as feedbackMessages } from '../messages';
import type { Details } from './useUpdateFeedback';
import { messages } from './messages';
import { SentReply, useReply } from './SentReply';

interface ReplyActionsProps {
  /** The reply published to the visitor. Empty: none yet. */
  reply: string;
  writing: ReturnType<typeof useReply>;
}

/** Actions on a reply, before and after it is sent. */
function ReplyActions({ reply, writing }: ReplyActionsProps) {
  const { formatMessage } = useIntl();
  const { text, isOnItsWay } = writing;
  const words = text.trim();

  return writing.isWritten ? (
    <>
      <Button
        size="small"
        icon={SendIcon}
        isDisabled={words === '' || words === reply}
        onPress={() => void writing.send(text)}
      >
        {formatMessage(reply === '' ? messages.replySend : messages.replySave)}
      </Button>
      {reply !== '' && (
        <Button size="small" tone="quiet" onPress={writing.leave}>
          {formatMessage(messages.replyLeave)}
        </Button>
      )}
    </>
  ) : (
    <>
      <Button size="small" icon={EditIcon} isDisabled={isOnItsWay} onPress={writing.edit}>
        {formatMessage(messages.replyEdit)}
      </Button>
      <Button
        size="small"
        tone="quiet"
        isDisabled={isOnItsWay}
        onPress={() => void writing.takeBack()}
      >
        {formatMessage(messages.replyTakeBack)}
      </Button>
    </>
  );
}

const EditSavedReplies = lazyDialog(() =>
  import('./EditSavedReplies').then((file) => file.EditSavedReplies),
);

/** The replies that the account keeps: one goes into the field, in the language of the visitor. */
function SavedReplyMenu({
  language,
  writing,
}: Pick<ReplyActionsProps, 'writing'> & { language: string }) {
  const { formatMessage, locale } = useIntl();
  const [isManaging, setIsManaging] = useState(false);
  // A failed read is silent: a reply can be written without.
  const { data } = useSavedRepliesQuery({ context: { quiet: true } });
  const { text, write } = writing;
  const written = (saved: SavedRepliesQuery['savedReplies'][number]) =>
    boardWordsIn(saved.words, language || locale)?.text ?? '';

  return (
    <>
      <Menu
        label={formatMessage(messages.savedReplies)}
        trigger={
          <Button size="small" tone="quiet" icon={ChatIcon}>
            {formatMessage(messages.savedReplies)}
          </Button>
        }
        actions={[
          ...(data?.savedReplies ?? []).map((saved) => ({
            id: saved.id,
            label: saved.title,
            description: written(saved).slice(0, 80),
            onAction: () =>
              write([text.trimEnd(), written(saved)].filter((part) => part !== '').join('\n\n')),
          })),
          {
            id: 'manage',
            label: formatMessage(messages.savedRepliesManage),
            icon: SettingsIcon,
            onAction: () => setIsManaging(true),
          },
        ]}
      />
      {isManaging && <EditSavedReplies language={language} onClose={() => setIsManaging(false)} />}
    </>
  );
}

interface Props {
  feedback: Pick<
    Details,
    | 'id'
    | 'reply'
    | 'repliedAt'
    | 'replyBy'
    | 'replyState'
    | 'replySentAt'
    | 'replyReadAt'
    | 'email'
    | 'language'
  >;
}

/** Masks an email address: `a•••@example.com`. */
const masked = (email: string): string => email.replace(/^(.)[^@]*/u, '$1•••');

/** The owner's reply, sent by email if an address is known, and shown with the receipt. */
export function Reply({ feedback }: Props) {
  const { reply, replyBy, email } = feedback;
  const { formatMessage } = useIntl();
  const writing = useReply(feedback);
  const { text } = writing;
  // An earlier reply stays readable, however the submission was made.
  const isReadable = replyBy !== 'NOBODY' || reply !== '';
  const way =
    replyBy === 'EMAIL'
      ? formatMessage(messages.replyByEmail, { address: masked(email) })
      : formatMessage(email === '' ? messages.replyByReceipt : messages.replyHint);

  return (
    <Stack as="section" gap="small">
      <Inline spread="between">
        <Heading level={3} size="small">
          {formatMessage(messages.replyTitle)}
        </Heading>
        {email && (
          <ButtonLink
            size="small"
            tone="quiet"
            icon={MailIcon}
            href={`mailto:${encodeURIComponent(email)}`}
            isExternal
          >
            {formatMessage(feedbackMessages.write)}
          </ButtonLink>
        )}
      </Inline>
      {!isReadable && (
        <Text size="small" tone="muted">
          {formatMessage(messages.replyKiosk)}
        </Text>
      )}
      {isReadable && writing.isWritten && (
        <TextArea
          label={formatMessage(messages.reply)}
          value={text}
          onChange={writing.write}
          rows={3}
          maxLength={limits.feedbackReplyMaxLength}
          hint={way}
          {...(writing.hasFailed && { error: formatMessage(messages.replyFailed) })}
        />
      )}
      {isReadable && !writing.isWritten && (
        <SentReply text={writing.shown} feedback={writing.isOnItsWay ? undefined : feedback} />
      )}
      <Inline gap="xxsmall">
        {isReadable && <ReplyActions reply={reply} writing={writing} />}
        {isReadable && writing.isWritten && (
          <SavedReplyMenu language={feedback.language} writing={writing} />
        )}
      </Inline>
    </Stack>
  );
}
