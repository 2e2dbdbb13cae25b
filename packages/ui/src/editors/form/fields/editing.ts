import type { FieldType } from '@hearback/schema/documents';

import { choiceEditing, consentEditing, publicationEditing, yesNoEditing } from './choice';
import { commentEditing } from './comment';
import { emailEditing } from './email';
import type { FieldEditing } from './FieldEditing';
import { logoEditing } from './logo';
import { nameEditing } from './name';
import { navigationEditing } from './navigation';
import { qrEditing } from './qr';
import { ratingEditing } from './rating';
import { reasonsEditing } from './reasons';
import { scaleEditing } from './scale';
import { sectionEditing, textEditing } from './text';
import {
  dateEditing,
  numberEditing,
  phoneEditing,
  pictureEditing,
  shortTextEditing,
} from './typed';

/** Editor definitions by field type, in the order of the palette. */
const editing: { [Type in FieldType]: FieldEditing<Type> } = {
  text: textEditing,
  section: sectionEditing,
  logo: logoEditing,
  rating: ratingEditing,
  reasons: reasonsEditing,
  scale: scaleEditing,
  comment: commentEditing,
  yes_no: yesNoEditing,
  choice: choiceEditing,
  short_text: shortTextEditing,
  number: numberEditing,
  date: dateEditing,
  picture: pictureEditing,
  name: nameEditing,
  email: emailEditing,
  phone: phoneEditing,
  consent: consentEditing,
  publication: publicationEditing,
  qr: qrEditing,
  navigation: navigationEditing,
};

/** Returns the definition of a type. TypeScript cannot correlate the union, hence the cast. */
export const editingOf = (type: FieldType): FieldEditing<FieldType> =>
  editing[type] as unknown as FieldEditing<FieldType>;

/** Types in the palette: all but the submit button, which every form has. */
export const addable = (Object.keys(editing) as FieldType[]).filter(
  (type) => type !== 'navigation',
);
