import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

import type catalogue from './messages/en-US.json';

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
