import type { FieldType } from '@hearback/schema/documents';
import {
  ChatIcon,
  ImageIcon,
  MailIcon,
  QrIcon,
  SendIcon,
  StarIcon,
  TextIcon,
  UserIcon,
  type IconComponent,
} from '@hearback/ui/icons';

import { messages } from './messages';

/** How each type of field is offered. */
export const fieldKinds = {
  rating: { icon: StarIcon, hint: messages.fieldRatingHint },
  comment: { icon: ChatIcon, hint: messages.fieldCommentHint },
  name: { icon: UserIcon, hint: messages.fieldNameHint },
  email: { icon: MailIcon, hint: messages.fieldEmailHint },
  logo: { icon: ImageIcon, hint: messages.fieldLogoHint },
  text: { icon: TextIcon, hint: messages.fieldTextHint },
  qr: { icon: QrIcon, hint: messages.fieldQrHint },
  navigation: {
    icon: SendIcon,

    hint: messages.fieldNavigationHint,
  },
} as const satisfies Record<FieldType, { icon: IconComponent; hint: object }>;

/** In the order in which they are offered. */
export const offeredTypes = Object.keys(fieldKinds) as FieldType[];
