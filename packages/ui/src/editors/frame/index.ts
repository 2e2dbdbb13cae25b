export { findIssues as findFrameIssues, type FrameIssue } from './findIssues';
export { FrameEditor, type FrameEditorProps } from './FrameEditor/FrameEditor';
export type { SaveState } from '../kit/EditorToolbar/EditorToolbar';
export type { UploadImage } from '../kit/ImageUpload/ImageUpload';
