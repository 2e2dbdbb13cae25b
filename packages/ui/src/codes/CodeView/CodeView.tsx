import type { CodeStyle, ImageReference } from '@hearback/schema/documents';
import { drawCodeArt } from '@hearback/print/codes';

import { showMark } from '../showMark';

export interface CodeViewProps {
  /** The encoded text, usually a URL: see `payloadOf`. */
  text: string;
  /** Accessible name of the image. */
  label: string;
  /** Overrides of the default style: black on white, error correction level Q (25 %). */
  look?: Partial<CodeStyle>;
  /** Returns the URL of a logo. Default: the URL in the style. */
  addressOf?: (image: ImageReference) => string | undefined;
}

const plain: CodeStyle = { color: '#000000', background_color: '#ffffff', level: 'Q' };
const asStored = ({ url }: ImageReference) => url;

/** A QR code with its quiet zone, as wide as its container. For a code in a printed frame, use `FrameView`. */
export function CodeView({ text, label, look, addressOf = asStored }: CodeViewProps) {
  const marks = drawCodeArt(text, { ...plain, ...look }, { x: 0, y: 0, width: 100 }, addressOf);

  return (
    <svg role="img" aria-label={label} viewBox="0 0 100 100" width="100%">
      {marks.map(showMark)}
    </svg>
  );
}
