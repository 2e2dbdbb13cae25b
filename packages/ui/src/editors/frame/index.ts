export { findIssues as findFrameIssues, type FrameIssue } from './findIssues';
export { FrameEditor, type FrameEditorProps } from './FrameEditor/FrameEditor';
export { useFrameEditor, type FrameEditing } from './useFrameEditor';
export { SaveMark, type SaveMarkProps, type SaveState } from '../kit/SaveMark/SaveMark';
export type { UploadImage } from '../kit/ImageUpload/ImageUpload';
