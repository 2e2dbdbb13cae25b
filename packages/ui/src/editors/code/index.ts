export { CodePreview, type CodePreviewProps } from './CodePreview/CodePreview';
export { FormPhone, type FormPhoneProps } from './CodePreview/FormPhone';
