import type { CodeStyle, FrameDocument, ImageReference } from '@hearback/schema/documents';
import { useId, type CSSProperties } from 'react';

import {
  cutPathOf,
  drawElement,
  drawFrame,
  fillWith,
  foldLinesOf,
  paperOf,
} from '@hearback/print/frames';
import { showMark } from '../../codes/showMark';
import * as styles from './FrameView.css';

export interface FrameViewProps {
  document: FrameDocument;
  /** What a screen reader says instead of the picture. */
  label: string;
  /** Which of a text's languages is drawn. */
  language: string;
  /** What the code reads as. Left out: its place is drawn instead. */
  codeText?: string | undefined;
  /** Where a picture's bytes are. Left out: where the document says. */
  addressOf?: (image: ImageReference) => string | undefined;
  /** Whether the bleed around the trimmed sheet is shown. */
  hasBleed?: boolean;
  /** Whether an empty logo shows its place. For editing only. */
  showsPlaces?: boolean;
  /** A style of the code's own. Left out: as its place in the frame says. */
  codeStyle?: CodeStyle | undefined;
  /** Whether a tent is shown as the flat sheet that is printed, with both of its sides. */
  isUnfolded?: boolean;
  /** Whether the sheet has the outline that it is cut to, such as a circle. With bleed: as a faint line. */
  showsCut?: boolean;
}

const asStored = ({ url }: ImageReference) => url;

// Print knows one shape of each letter; a screen would draw another one for every size.
const asPrinted: CSSProperties = { fontOpticalSizing: 'none' };

/** A printed frame as the printer gets it, as wide as its place. For a file of it, see `@hearback/print/files`. */
export function FrameView({
  document,
  label,
  language,
  codeText,
  addressOf = asStored,
  hasBleed = false,
  showsPlaces = false,
  codeStyle,
  isUnfolded = false,
  showsCut = true,
}: FrameViewProps) {
  const cutId = useId();
  const size = isUnfolded ? document.size : { ...document.size, fold: 'none' as const };
  const { x, y, width, height } = paperOf(size, hasBleed);
  const cut = cutPathOf(size);
  const isShaped = size.cut !== undefined && size.cut !== 'rectangle';
  const isCutOut = showsCut && isShaped && !hasBleed;
  const isTent = size.fold === 'tent';
  const options = {
    language,
    addressOf,
    showsPlaces,
    ...(codeText !== undefined && { codeText }),
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
      {/* Art may run over the edge. It ends there, however much room there is around the picture. */}
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
      {showsCut && isShaped && <path className={styles.guide} d={cut} />}
      {showsCut &&
        foldLinesOf(size).map((at) => (
          <path key={at} className={styles.fold} d={`M0 ${at}H${size.width_mm}`} />
        ))}
    </svg>
  );
}
