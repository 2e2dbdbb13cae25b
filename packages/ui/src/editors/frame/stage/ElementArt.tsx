import { drawElement } from '@hearback/print/frames';
import type { FrameElement, ImageReference } from '@hearback/schema/documents';
import { memo } from 'react';

import { showMark } from '../../../codes/showMark';

/** Rendering options of the elements on a stage. */
export interface ArtOptions {
  language: string;
  codeText: string | undefined;
  addressOf: (image: ImageReference) => string | undefined;
}

interface Props {
  element: FrameElement;
  options: ArtOptions;
  /** Offset while dragged, in millimeters. */
  byX: number;
  byY: number;
}

/** One element as printed. While dragged it is translated, not rendered again. */
export const ElementArt = memo(function ElementArt({ element, options, byX, byY }: Props) {
  return (
    <g {...((byX !== 0 || byY !== 0) && { transform: `translate(${byX} ${byY})` })}>
      <Marks element={element} options={options} />
    </g>
  );
});

const Marks = memo(function Marks({ element, options }: Pick<Props, 'element' | 'options'>) {
  const { language, codeText, addressOf } = options;
  return drawElement(element, {
    language,
    addressOf,
    showsPlaces: true,
    ...(codeText !== undefined && { codeText }),
  }).map(showMark);
});
