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
  >;
}

/** An address as far as its owner is told apart by it: `a•••@example.com`. */
const masked = (email: string): string => email.replace(/^(.)[^@]*/u, '$1•••');

/** The owner's words to the visitor, who gets them by letter where there is an address, and reads them by the receipt. */
export function Reply({ feedback }: Props) {
  const { reply, replyBy, email } = feedback;
  const { formatMessage } = useIntl();
  const writing = useReply(feedback);
  const { text } = writing;
  // What was written before stays to be read, wherever the answer came from.
  const isReadable = replyBy !== 'NOBODY' || reply !== '';
  const way =
    replyBy === 'EMAIL'
      ? formatMessage(messages.replyByEmail, { address: masked(email) })
      : formatMessage(email === '' ? messages.replyByReceipt : messages.replyHint);

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
          hint={way}
          {...(writing.hasFailed && { error: formatMessage(messages.replyFailed) })}
        />
      )}
      {isReadable && !writing.isWritten && (
        <SentReply text={writing.shown} feedback={writing.isOnItsWay ? undefined : feedback} />
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
