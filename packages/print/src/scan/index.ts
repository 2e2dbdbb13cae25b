export { adviseSize, reachOf, type SizeAdvice } from './adviseSize.ts';
export { applyFix } from './applyFix.ts';
export { checkScan } from './checkScan.ts';
export { findScanIssues } from './checks/findScanIssues.ts';
export { codeOf, readingDistanceOf, type CodeOnFrame } from './codeOf.ts';
export { openDecoders } from './captures/openDecoders.ts';
export { photographCode, printArt } from './printedCode.ts';
export { inkOf } from './outlines/inkOf.ts';
export { isOnSheet } from './outlines/isOnSheet.ts';
export { toRaster } from './captures/Picture.ts';
export { randomFrom } from './captures/blur.ts';
export {
  captureNames,
  plainScanIssueCodes,
  type CaptureName,
  type Decoder,
  type PlainScanIssue,
  type PlainScanIssueCode,
  type ScanArt,
  type ScanCapture,
  type ScanFix,
  type ScanIssue,
  type ScanIssueCode,
  type ScanReport,
  type ScanTools,
} from './ScanReport.ts';
