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
  rating: { icon: StarIcon, label: messages.fieldRating, hint: messages.fieldRatingHint },
  comment: { icon: ChatIcon, label: messages.fieldComment, hint: messages.fieldCommentHint },
  name: { icon: UserIcon, label: messages.fieldName, hint: messages.fieldNameHint },
  email: { icon: MailIcon, label: messages.fieldEmail, hint: messages.fieldEmailHint },
  logo: { icon: ImageIcon, label: messages.fieldLogo, hint: messages.fieldLogoHint },
  text: { icon: TextIcon, label: messages.fieldText, hint: messages.fieldTextHint },
  qr: { icon: QrIcon, label: messages.fieldQr, hint: messages.fieldQrHint },
  navigation: {
    icon: SendIcon,
    label: messages.fieldNavigation,
    hint: messages.fieldNavigationHint,
  },
} as const satisfies Record<FieldType, { icon: IconComponent; label: object; hint: object }>;

/** In the order in which they are offered. */
export const offeredTypes = Object.keys(fieldKinds) as FieldType[];
