export { CodeView, type CodeViewProps } from './CodeView/CodeView';
export { encode, type CodeLevel, type Modules } from './encode';
export { modulePath, quietZone, sideOf } from './modulePath';
