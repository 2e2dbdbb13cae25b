import { useMemo } from 'react';

import { applyFix, type ScanFix } from '@hearback/print/scan';
import type { CodeStyle, FrameDocument } from '@hearback/schema/documents';

import { useLanguage } from '../../../i18n/IntlProvider';
import type { StoredDocument } from '../documents/DocumentSaver';
import { useSaveFrame } from '../frames/useSaveFrame';
import { useScanCheck, type ScanCheckState } from './useScanCheck';

/** A code as it is chosen right now. */
export interface ScannedCode {
  /** Undefined while it is fetched. */
  frame: StoredDocument<FrameDocument> | undefined;
  /** What the printed code reads as. */
  codeText: string;
  /** Null: as the frame says. */
  codeStyle: CodeStyle | null;
  onStyle: (style: CodeStyle) => void;
}

/** How the check of a code stands, and what carries a fix out. */
export interface CodeScanning extends ScanCheckState {
  mend: (fix: ScanFix) => void;
}

/** Whether a code would scan as it is chosen right now. What its frame lacks is mended in the frame itself. */
export function useCodeScan({ frame, codeText, codeStyle, onStyle }: ScannedCode): CodeScanning {
  const { language } = useLanguage();
  const saveFrame = useSaveFrame();
  const document = frame?.document;
  const art = useMemo(
    () => document && { document, codeText, language, ...(codeStyle && { codeStyle }) },
    [document, codeText, language, codeStyle],
  );

  const mend = (fix: ScanFix) => {
    if (!frame || !art) return;
    const mended = applyFix(art, fix);
    if (mended.codeStyle && mended.codeStyle !== codeStyle) onStyle(mended.codeStyle);
    // Asked for by a person: who hears of it when it fails.
    if (mended.document !== frame.document) {
      void saveFrame({ ...frame, document: mended.document }, true);
    }
  };

  return { ...useScanCheck(art), mend };
}
