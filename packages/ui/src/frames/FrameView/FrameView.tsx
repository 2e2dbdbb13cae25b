import type { FrameDocument, ImageReference } from '@hearback/schema/documents';
import { createElement, type ReactNode } from 'react';

import { fillWith } from '../paint';
import { paperOf } from '../paperOf';
import { drawElement } from '../registry';
import type { Mark } from '../Mark';

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
}

const asStored = ({ url }: ImageReference) => url;

/** A printed frame as the printer gets it, as wide as its place. To download it, use `toSvgFile`. */
export function FrameView({
  document,
  label,
  language,
  codeText,
  addressOf = asStored,
  hasBleed = false,
  showsPlaces = false,
}: FrameViewProps) {
  const { x, y, width, height } = paperOf(document.size, hasBleed);
  const options = {
    language,
    addressOf,
    showsPlaces,
    ...(codeText !== undefined && { codeText }),
  };

  return (
    <svg role="img" aria-label={label} viewBox={`${x} ${y} ${width} ${height}`} width="100%">
      {show({
        tag: 'rect',
        attributes: { x, y, width, height, ...fillWith(document.background_color) },
      })}
      {document.content.map((element) => (
        <g key={element.id} data-element={element.id}>
          {drawElement(element, options).map((mark, at) => show(mark, at))}
        </g>
      ))}
    </svg>
  );
}

function show({ tag, attributes, children, words }: Mark, index = 0): ReactNode {
  return createElement(
    tag,
    { key: index, ...attributes },
    words ?? children?.map((child, at) => show(child, at)),
  );
}
