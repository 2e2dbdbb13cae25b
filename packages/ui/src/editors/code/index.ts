export { CodePreview, type CodePreviewProps } from './CodePreview/CodePreview';
export { FormPhone, type FormPhoneProps } from './CodePreview/FormPhone';
export { CodeStyleFields, type CodeStyleFieldsProps } from '../kit/CodeStyleFields/CodeStyleFields';
export { EditorShell, type EditorShellProps } from '../kit/EditorShell/EditorShell';
export type { EditorPane } from '../kit/EditorShell/SheetBar';
export { SaveMark, type SaveMarkProps, type SaveState } from '../kit/SaveMark/SaveMark';
