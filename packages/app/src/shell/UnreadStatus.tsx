import { useState } from 'react';

import { Hidden } from '@hearback/ui';

import { useIntl } from '../i18n/IntlProvider';
import { messages } from './messages';

interface Props {
  /** Undefined until it is known. */
  unread: number | undefined;
}

/** Announces politely that the number of unread notifications rose. The initial number is not announced. */
export function UnreadStatus({ unread }: Props) {
  const { formatMessage } = useIntl();
  const [known, setKnown] = useState(unread);
  const [isMore, setIsMore] = useState(false);

  if (unread !== known) {
    setKnown(unread);
    setIsMore(unread !== undefined && known !== undefined && unread > known);
  }

  return (
    <Hidden as="div">
      <span role="status">
        {isMore && unread !== undefined && formatMessage(messages.unreadNow, { count: unread })}
      </span>
    </Hidden>
  );
}
