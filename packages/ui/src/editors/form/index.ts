export type { FormCommand } from './commands/apply';
export { findIssues as findFormIssues, type FormIssue } from './findIssues';
export { FormEditor, type FormEditorProps } from './FormEditor/FormEditor';
export { useFormEditor, type FormEditing } from './useFormEditor';
export { SaveMark, type SaveMarkProps, type SaveState } from '../kit/SaveMark/SaveMark';
export type { UploadImage } from '../kit/ImageUpload/ImageUpload';
