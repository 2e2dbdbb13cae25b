import type { FieldType } from '@hearback/schema/documents';
import type { ComponentType } from 'react';

import type { IconName } from '../../icons/iconPaths';
import { EntryInspector } from './inspectors/EntryInspector';
import type { InspectorProps } from './inspectors/InspectorProps';
import { LogoInspector } from './inspectors/LogoInspector';
import { NavigationInspector } from './inspectors/NavigationInspector';
import { QrInspector } from './inspectors/QrInspector';
import { RatingInspector } from './inspectors/RatingInspector';
import { TextInspector } from './inspectors/TextInspector';

type Registry = {
  [Type in FieldType]: { icon: IconName; Inspector: ComponentType<InspectorProps<Type>> };
};

/** How each type of field is edited. A new type is an inspector and a line here. */
export const editing: Registry = {
  text: { icon: 'text', Inspector: TextInspector },
  logo: { icon: 'image', Inspector: LogoInspector },
  rating: { icon: 'star', Inspector: RatingInspector },
  comment: { icon: 'chat', Inspector: EntryInspector },
  name: { icon: 'user', Inspector: EntryInspector },
  email: { icon: 'mail', Inspector: EntryInspector },
  qr: { icon: 'qr', Inspector: QrInspector },
  navigation: { icon: 'send', Inspector: NavigationInspector },
};

/** What a person can add. The button is there from the start. */
export const addable = (Object.keys(editing) as FieldType[]).filter(
  (type) => type !== 'navigation',
);
