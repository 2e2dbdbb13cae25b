import { useMemo } from 'react';

import { applyFix, type ScanFix } from '@hearback/print/scan';
import type { CodeStyle, FrameDocument } from '@hearback/schema/documents';

import { useLanguage } from '../../../i18n/IntlProvider';
import type { StoredDocument } from '../documents/DocumentSaver';
import { useSaveFrame } from '../frames/useSaveFrame';
import { useScanCheck, type ScanCheckState } from './useScanCheck';

/** A code with its current choices. */
export interface ScannedCode {
  /** Undefined while it loads. */
  frame: StoredDocument<FrameDocument> | undefined;
  /** Content of the printed code. */
  codeText: string;
  /** Null: the style of the frame applies. */
  codeStyle: CodeStyle | null;
  onStyle: (style: CodeStyle) => void;
}

/** State of a code's scan check, and a function that applies a fix. */
export interface CodeScanning extends ScanCheckState {
  mend: (fix: ScanFix) => void;
}

/** Checks if a code would scan with the current choices. Fixes to its frame are saved to the frame itself. */
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
    // A manual save, so that a failure is reported.
    if (mended.document !== frame.document) {
      void saveFrame({ ...frame, document: mended.document }, true);
    }
  };

  return { ...useScanCheck(art), mend };
}
