import type { Channel } from '../../server/generated/graphql';
import { messages } from './messages';

/** How a visitor can come to a form. */
export const channels = {
  QR: messages.channelQr,
  LINK: messages.channelLink,
  KIOSK: messages.channelKiosk,
  WEB: messages.channelWeb,
} as const satisfies Record<Channel, object>;
