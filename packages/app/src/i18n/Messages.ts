import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { MessageDescriptor } from '@formatjs/intl';

import type catalogue from './messages/en-US.json';

/** A sentence of any feature, as `defineMessage` makes it. */
export type AnyMessage = Pick<MessageDescriptor, 'id' | 'defaultMessage' | 'description'>;

type MessageId = keyof typeof catalogue;

/** A catalogue as it travels: parsed at build time, so that the browser brings no parser. */
export type Messages = Record<MessageId, MessageFormatElement[]>;

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- the library reads the ids here
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}
