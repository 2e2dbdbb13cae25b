export { CodeView, type CodeViewProps } from './CodeView/CodeView';
