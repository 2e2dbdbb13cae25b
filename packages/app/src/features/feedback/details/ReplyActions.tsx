import { Button } from '@hearback/ui';
import { EditIcon, SendIcon } from '@hearback/ui/icons';

import { useIntl } from '../../../i18n/IntlProvider';
import { messages } from './messages';
import type { useReply } from './useReply';

interface Props {
  /** What the visitor can read now. Empty: nothing yet. */
  reply: string;
  writing: ReturnType<typeof useReply>;
}

/** What can be done with a reply that is written, and with one that is sent. */
export function ReplyActions({ reply, writing }: Props) {
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
