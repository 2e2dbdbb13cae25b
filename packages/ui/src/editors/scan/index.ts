export { ScanCheck, type ScanCheckProps } from './ScanCheck/ScanCheck';
export { ScanIssues, type ScanIssuesProps, type ShownScanIssue } from './ScanCheck/ScanIssues';
