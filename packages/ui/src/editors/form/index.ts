export { apply as applyFormCommand, type FormCommand } from './commands/apply';
export { findIssues as findFormIssues, type FormIssue } from './findIssues';
export { FormEditor, type FormEditorProps } from './FormEditor/FormEditor';
export type { SaveState } from '../kit/EditorToolbar/EditorToolbar';
export type { UploadImage } from '../kit/ImageUpload/ImageUpload';
