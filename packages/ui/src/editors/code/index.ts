export { CodePreview, type CodePreviewProps } from './CodePreview/CodePreview';
export { FormPhone, type FormPhoneProps } from './CodePreview/FormPhone';
export { SaveMark, type SaveMarkProps, type SaveState } from '../kit/SaveMark/SaveMark';
