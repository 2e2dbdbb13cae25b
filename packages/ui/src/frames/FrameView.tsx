import type { CodeStyle, FrameDocument, ImageReference } from '@hearback/schema/documents';
import { useId, type CSSProperties } from 'react';

import {
  cutPathOf,
  drawElement,
  drawFrame,
  fillWith,
  foldLinesOf,
  paperOf,
  type VariableValues,
} from '@hearback/print/frames';
import { showMark } from '../codes/showMark';
import * as styles from './FrameView.css';

export interface FrameViewProps {
  document: FrameDocument;
  /** Accessible name of the image. */
  label: string;
  /** Language of the texts. */
  language: string;
  /** Encoded text of the QR code. Default: a sample, marked as one. */
  codeText?: string | undefined;
  /** Values of variables in the texts. Default: those of a sample. */
  values?: VariableValues | undefined;
  /** Returns the URL of an image. Default: the URL in the document. */
  addressOf?: (image: ImageReference) => string | undefined;
  /** Shows the bleed around the trimmed sheet. */
  hasBleed?: boolean;
  /** Shows a placeholder for an empty logo. For editing only. */
  showsPlaces?: boolean;
  /** Style of this code. Default: the style in the frame. */
  codeStyle?: CodeStyle | undefined;
  /** Shows a tent as the flat sheet that is printed, with both sides. */
  isUnfolded?: boolean;
}

const asStored = ({ url }: ImageReference) => url;

// Print uses one optical size of each letter; a screen would use another for every font size.
const asPrinted: CSSProperties = { fontOpticalSizing: 'none' };

/**
 * A printed frame, as wide as its container and clipped to its cut shape, such as a circle. With bleed, the
 * shape is a faint line. For print files, see `@hearback/print/files`.
 */
export function FrameView({
  document,
  label,
  language,
  codeText,
  values,
  addressOf = asStored,
  hasBleed = false,
  showsPlaces = false,
  codeStyle,
  isUnfolded = false,
}: FrameViewProps) {
  const cutId = useId();
  const size = isUnfolded ? document.size : { ...document.size, fold: 'none' as const };
  const { x, y, width, height } = paperOf(size, hasBleed);
  const cut = cutPathOf(size);
  const isShaped = size.cut !== undefined && size.cut !== 'rectangle';
  const isCutOut = isShaped && !hasBleed;
  const isTent = size.fold === 'tent';
  const options = {
    language,
    addressOf,
    showsPlaces,
    ...(codeText !== undefined && { codeText }),
    ...(values && { values }),
    ...(codeStyle !== undefined && { codeStyle }),
  };
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${x} ${y} ${width} ${height}`}
      width="100%"
      style={asPrinted}
    >
      {/* Art may extend beyond the edge and is clipped there, whatever space surrounds the picture. */}
      <clipPath id={cutId}>
        {isCutOut ? <path d={cut} /> : <rect x={x} y={y} width={width} height={height} />}
      </clipPath>
      <g clipPath={`url(#${cutId})`}>
        {isTent ? (
          drawFrame(document, { ...options, hasBleed }).map(showMark)
        ) : (
          <>
            {showMark({
              tag: 'rect',
              attributes: { x, y, width, height, ...fillWith(document.background_color) },
            })}
            {document.content.map((element) => (
              <g key={element.id} data-element={element.id}>
                {drawElement(element, options).map(showMark)}
              </g>
            ))}
          </>
        )}
      </g>
      {isShaped && <path className={styles.guide} d={cut} />}
      {foldLinesOf(size).map((at) => (
        <path key={at} className={styles.fold} d={`M0 ${at}H${size.width_mm}`} />
      ))}
    </svg>
  );
}
