export { FrameEditor, type FrameEditorProps } from './FrameEditor/FrameEditor';
export { useFrameEditor, type FrameEditorState } from './frameEditorConfig';
export { useFrameDesigns, type FrameDesign } from './StarterPicker/StarterGallery';
export { StarterWall } from './StarterPicker/StarterPicker';
export { SaveMark, type SaveMarkProps, type SaveState } from '../kit/SaveMark/SaveMark';
export type { UploadImage } from '../kit/ImageUpload/ImageUpload';
export { mergeFrames, type FrameConflict } from './frameEditorConfig';
