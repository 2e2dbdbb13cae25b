export { Color, contrastRatio, parseColor } from './color.ts';
export { fieldTypes, type FieldType } from './fieldTypes.ts';
export {
  FormDocument,
  newFormDocument,
  type FieldOf,
  type FormField,
  type FormStyle,
} from './formDocument.ts';
export {
  FrameDocument,
  FrameSize,
  newFrameDocument,
  type ElementOf,
  type FrameElement,
  type FrameElementType,
} from './frameDocument.ts';
export { ImageReference } from './image.ts';
export { LocalizedText, textIn } from './localizedText.ts';
