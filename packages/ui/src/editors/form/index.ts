export type { FormCommand } from './commands/apply';
export { FormEditor, type FormEditorProps } from './FormEditor/FormEditor';
export { fieldNames, fieldOffers, type FieldOffer } from './fieldNames';
export { findFormIssues, type FormIssue } from './findFormIssues';
export { FormIssueList, type FormIssueListProps } from './FormIssueList/FormIssueList';
export { FormColors, type FormColorsProps } from './inspectors/FormColors';
export { useFormEditor, type FormEditorState } from './formEditorConfig';
export { SaveMark, type SaveMarkProps, type SaveState } from '../kit/SaveMark/SaveMark';
export type { UploadImage } from '../kit/ImageUpload/ImageUpload';
export { FormComparison, type FormComparisonProps } from './FormComparison/FormComparison';
export {
  FormGallery,
  type FormGalleryItem,
  type FormGalleryProps,
} from './FormGallery/FormGallery';
export { mergeForms, type FormConflict } from './mergeForms';
export { isSame } from '../kit/mergeDocuments';
export type { Conflict, Merge, Side, MergeVersions } from '../kit/mergeDocuments';
