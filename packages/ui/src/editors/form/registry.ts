import type { FieldType } from '@hearback/schema/documents';
import type { ComponentType } from 'react';

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
} from '../../icons';
import { EntryInspector } from './inspectors/EntryInspector';
import type { InspectorProps } from './inspectors/InspectorProps';
import { LogoInspector } from './inspectors/LogoInspector';
import { NavigationInspector } from './inspectors/NavigationInspector';
import { QrInspector } from './inspectors/QrInspector';
import { RatingInspector } from './inspectors/RatingInspector';
import { TextInspector } from './inspectors/TextInspector';

type Registry = {
  [Type in FieldType]: { icon: IconComponent; Inspector: ComponentType<InspectorProps<Type>> };
};

/** How each type of field is edited. A new type is an inspector and a line here. */
export const editing: Registry = {
  text: { icon: TextIcon, Inspector: TextInspector },
  logo: { icon: ImageIcon, Inspector: LogoInspector },
  rating: { icon: StarIcon, Inspector: RatingInspector },
  comment: { icon: ChatIcon, Inspector: EntryInspector },
  name: { icon: UserIcon, Inspector: EntryInspector },
  email: { icon: MailIcon, Inspector: EntryInspector },
  qr: { icon: QrIcon, Inspector: QrInspector },
  navigation: { icon: SendIcon, Inspector: NavigationInspector },
};

/** What a person can add. The button is there from the start. */
export const addable = (Object.keys(editing) as FieldType[]).filter(
  (type) => type !== 'navigation',
);
