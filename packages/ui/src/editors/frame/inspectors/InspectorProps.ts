import type { ElementOf, FrameElementType, ImageReference } from '@hearback/schema/documents';

import type { UploadImage } from '../../kit/ImageUpload/ImageUpload';
import type { ElementChanges } from '../commands/editElement';

/** What every inspector of an element is handed. */
export interface InspectorProps<Type extends FrameElementType> {
  element: ElementOf<Type>;
  edit: (changes: ElementChanges<Type>) => void;
  /** Which of the document's languages is edited. */
  language: string;
  onUploadImage: UploadImage;
  addressOf: (image: ImageReference) => string | undefined;
}
