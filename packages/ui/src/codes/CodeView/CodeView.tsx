import type { CodeStyle, ImageReference } from '@hearback/schema/documents';
import { drawCodeArt } from '@hearback/print/codes';

import { showMark } from '../showMark';

export interface CodeViewProps {
  /** What a camera reads, usually an address: see `payloadOf`. */
  text: string;
  /** What a screen reader says instead of the picture. */
  label: string;
  /** What the code looks like. Left out: black squares on white, of which a quarter may be lost. */
  look?: Partial<CodeStyle>;
  /** Where the bytes of a logo are. Left out: where the style says. */
  addressOf?: (image: ImageReference) => string | undefined;
}

const plain: CodeStyle = { color: '#000000', background_color: '#ffffff', level: 'Q' };
const asStored = ({ url }: ImageReference) => url;

/** A QR code with its quiet zone, as wide as its place. For a code in its printed art, use `FrameView`. */
export function CodeView({ text, label, look, addressOf = asStored }: CodeViewProps) {
  const marks = drawCodeArt(text, { ...plain, ...look }, { x: 0, y: 0, width: 100 }, addressOf);

  return (
    <svg role="img" aria-label={label} viewBox="0 0 100 100" width="100%">
      {marks.map(showMark)}
    </svg>
  );
}
