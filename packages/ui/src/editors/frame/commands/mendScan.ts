import { applyFix, type ScanFix } from '@hearback/print/scan';
import type { FrameDocument } from '@hearback/schema/documents';

export interface MendScan {
  type: 'mendScan';
  /** From a report of the scan check. */
  fix: ScanFix;
}

/** Changes what kept the code from scanning. */
export const mendScan = (frame: FrameDocument, { fix }: MendScan): FrameDocument =>
  applyFix({ document: frame }, fix).document;
