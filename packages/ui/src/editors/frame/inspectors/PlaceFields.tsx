import type { FrameElement } from '@hearback/schema/documents';

import { Pair } from '../../kit/Pair/Pair';
import { useWords } from '../../../internal/useWords';
import { frameEditorWords } from '../words';
import { LengthField } from './LengthField';

interface Props {
  element: FrameElement;
  edit: (changes: { x_mm?: number; y_mm?: number; width_mm?: number; height_mm?: number }) => void;
}

/** Where an element lies and how large it is. */
export function PlaceFields({ element, edit }: Props) {
  const words = useWords(frameEditorWords);

  return (
    <>
      <Pair>
        <LengthField
          label={words.left}
          value={element.x_mm}
          min={-1_000}
          step={0.1}
          onChange={(x_mm) => edit({ x_mm })}
        />
        <LengthField
          label={words.top}
          value={element.y_mm}
          min={-1_000}
          step={0.1}
          onChange={(y_mm) => edit({ y_mm })}
        />
      </Pair>
      <Pair>
        <LengthField
          label={words.width}
          value={element.width_mm}
          min={0.1}
          step={0.1}
          onChange={(width_mm) => edit({ width_mm })}
        />
        {'height_mm' in element && (
          <LengthField
            label={words.height}
            value={element.height_mm}
            min={0.1}
            step={0.1}
            onChange={(height_mm) => edit({ height_mm })}
          />
        )}
      </Pair>
    </>
  );
}
