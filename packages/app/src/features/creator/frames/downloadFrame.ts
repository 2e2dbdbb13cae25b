import type { FrameDocument } from '@hearback/schema/documents';
import { toSvgFile } from '@hearback/ui/frames';

import { embedPictures } from '../pictures/embedPictures';
import { fileNameOf } from './fileNameOf';

interface Print {
  document: FrameDocument;
  /** What the code reads as. */
  codeText: string;
  language: string;
  /** Names the file. */
  name: string;
  hasBleed: boolean;
}

/** Saves a frame with its code as an SVG file in real size, pictures inside. */
export async function downloadFrame({ document, codeText, language, name, hasBleed }: Print) {
  const images = await embedPictures(document);
  const svg = toSvgFile(document, { codeText, language, images, hasBleed });
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  const link = window.document.createElement('a');
  link.href = address;
  link.download = fileNameOf(name, 'svg');
  link.click();
  // The browser has taken the bytes once the click is through; a moment more hurts nobody.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
