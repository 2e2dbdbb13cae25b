import { limits } from '@hearback/schema/limits';
import { ButtonLink, Heading, Inline, Stack, Text, TextArea } from '@hearback/ui';
import { MailIcon } from '@hearback/ui/icons';

import { useIntl } from '../../../i18n/IntlProvider';
import { messages as feedbackMessages } from '../messages';
import type { Details } from './Details';
import { messages } from './messages';
import { ReplyActions } from './ReplyActions';
import { SentReply } from './SentReply';
import { useReply } from './useReply';

interface Props {
  feedback: Pick<Details, 'id' | 'reply' | 'repliedAt' | 'email' | 'channel'>;
}

/** The owner's words to the visitor, who reads them by the receipt; or a letter, where there is an address. */
export function Reply({ feedback: { id, reply, repliedAt, email, channel } }: Props) {
  const { formatMessage } = useIntl();
  const writing = useReply(id, reply);
  const { text } = writing;
  // What was written before stays to be read, wherever the answer came from.
  const isReadable = channel !== 'KIOSK' || reply !== '';

  return (
    <Stack as="section" gap="small">
      <Heading level={3} size="small">
        {formatMessage(messages.replyTitle)}
      </Heading>
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
          hint={formatMessage(messages.replyHint)}
          {...(writing.hasFailed && { error: formatMessage(messages.replyFailed) })}
        />
      )}
      {isReadable && !writing.isWritten && (
        <SentReply text={writing.shown} sentAt={writing.isOnItsWay ? undefined : repliedAt} />
      )}
      <Inline gap="xxsmall">
        {isReadable && <ReplyActions reply={reply} writing={writing} />}
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
    </Stack>
  );
}
