import { Card, Stack, Text } from '@hearback/ui';

import type { ReplyState } from '../../../server/generated/graphql';
import { useIntl } from '../../../i18n/IntlProvider';
import { useMoment } from '../../../i18n/useMoment';
import type { Details } from './Details';
import { messages } from './messages';

interface Props {
  text: string;
  /** Left out while it is on its way. */
  feedback: Pick<Details, 'repliedAt' | 'replyState' | 'replySentAt' | 'replyReadAt'> | undefined;
}

/** What became of the letter. Undefined: the moment says it, or nothing is known. */
const sentences = {
  SENT: undefined,
  RECEIPT_ONLY: messages.replyReceiptOnly,
  WAITING: messages.replyWaiting,
  BOUNCED: messages.replyBounced,
  FAILED: messages.replyNotDelivered,
  REFUSED: messages.replyRefused,
  LIMITED: messages.replyLimited,
} as const satisfies Record<ReplyState, object | undefined>;

/** A reply as it stands for the visitor, with what is known of its way there. */
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
      // Once it is read, nobody needs to know which way it took.
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
