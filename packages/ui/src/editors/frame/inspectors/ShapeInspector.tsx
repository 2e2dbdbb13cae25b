import { Select } from '../../../fields/Select/Select';
import { StoredColorField } from '../../kit/StoredColorField';
import { useWords } from '../../../internal/useWords';
import { frameEditorWords } from '../words';
import type { InspectorProps } from './InspectorProps';
import { LengthField } from './LengthField';

const shapes = ['rectangle', 'ellipse', 'line'] as const;

/** What an owner chooses about a shape. */
export function ShapeInspector({ element, edit }: InspectorProps<'shape'>) {
  const words = useWords(frameEditorWords);

  return (
    <>
      <Select
        label={words.shape}
        value={element.shape}
        options={shapes.map((shape) => ({ value: shape, label: words.shapes[shape] }))}
        onChange={(value) => {
          const shape = shapes.find((candidate) => candidate === value);
          if (shape !== undefined) edit({ shape });
        }}
      />
      <StoredColorField
        label={words.fill}
        value={element.fill ?? element.line_color ?? '#000000'}
        onChange={(fill) => edit({ fill })}
      />
      {element.shape === 'rectangle' && (
        <LengthField
          label={words.radius}
          value={element.radius_mm}
          min={0}
          max={500}
          onChange={(radius_mm) => edit({ radius_mm })}
        />
      )}
      {element.shape === 'line' && (
        <LengthField
          label={words.lineWidth}
          value={element.line_width_mm}
          min={0.05}
          max={20}
          step={0.05}
          onChange={(line_width_mm) => edit({ line_width_mm })}
        />
      )}
    </>
  );
}
