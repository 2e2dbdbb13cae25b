import type { FieldOf, FieldType, FormStyle, ImageReference } from '@hearback/schema/documents';

import type { UploadImage } from '../../kit/ImageUpload/ImageUpload';
import type { FieldChanges } from '../commands/editField';

/** What every inspector of a field is handed. */
export interface InspectorProps<Type extends FieldType> {
  field: FieldOf<Type>;
  edit: (changes: FieldChanges<Type>) => void;
  /** Which of the document's languages is edited. */
  language: string;
  style: FormStyle;
  onUploadImage: UploadImage;
  addressOf: (image: ImageReference) => string | undefined;
}
