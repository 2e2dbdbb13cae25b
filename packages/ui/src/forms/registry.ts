import type { FieldType } from '@hearback/schema/documents';
import type { ComponentType } from 'react';

import { CommentPart } from './fields/CommentPart';
import { EntryPart } from './fields/EntryPart';
import { LogoPart } from './fields/LogoPart';
import { NavigationPart } from './fields/NavigationPart';
import type { PartProps } from './fields/PartProps';
import { QrPart } from './fields/QrPart';
import { RatingPart } from './fields/RatingPart';
import { TextPart } from './fields/TextPart';

type Registry = { [Type in FieldType]: ComponentType<PartProps<Type>> };

/** How each type of field looks to a visitor. A new type is a file in `fields` and a line here. */
export const parts: Registry = {
  comment: CommentPart,
  email: EntryPart,
  logo: LogoPart,
  name: EntryPart,
  navigation: NavigationPart,
  qr: QrPart,
  rating: RatingPart,
  text: TextPart,
};
