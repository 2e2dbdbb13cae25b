import type { FieldType } from '@hearback/schema/documents';
import type { IconName } from '@hearback/ui';

import { messages } from './messages';

/** How each type of field is offered. */
export const fieldKinds = {
  rating: { icon: 'star', label: messages.fieldRating, hint: messages.fieldRatingHint },
  comment: { icon: 'chat', label: messages.fieldComment, hint: messages.fieldCommentHint },
  name: { icon: 'user', label: messages.fieldName, hint: messages.fieldNameHint },
  email: { icon: 'mail', label: messages.fieldEmail, hint: messages.fieldEmailHint },
  logo: { icon: 'image', label: messages.fieldLogo, hint: messages.fieldLogoHint },
  text: { icon: 'text', label: messages.fieldText, hint: messages.fieldTextHint },
  qr: { icon: 'qr', label: messages.fieldQr, hint: messages.fieldQrHint },
  navigation: {
    icon: 'send',
    label: messages.fieldNavigation,
    hint: messages.fieldNavigationHint,
  },
} as const satisfies Record<FieldType, { icon: IconName; label: object; hint: object }>;

/** In the order in which they are offered. */
export const offeredTypes = Object.keys(fieldKinds) as FieldType[];
