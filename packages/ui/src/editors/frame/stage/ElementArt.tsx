import { drawElement } from '@hearback/print/frames';
import type { FrameElement, ImageReference } from '@hearback/schema/documents';
import { memo } from 'react';

import { showMark } from '../../../codes/showMark';

/** How the art of a stage is drawn. */
export interface ArtOptions {
  language: string;
  codeText: string | undefined;
  addressOf: (image: ImageReference) => string | undefined;
}

interface Props {
  element: FrameElement;
  options: ArtOptions;
  /** How far it is carried, in millimetres. */
  byX: number;
  byY: number;
}

/** One element as it is printed. Carried, it is shifted and not drawn again. */
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
