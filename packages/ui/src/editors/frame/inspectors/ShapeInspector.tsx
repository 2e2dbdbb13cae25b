import { Select } from '../../../fields/Select/Select';
import { Switch } from '../../../fields/Switch/Switch';
import { StoredColorField } from '../../kit/StoredColorField';
import { useWords } from '../../../internal/useWords';
import { frameEditorWords } from '../words';
import { type ElementInspectorProps, LengthField } from './LengthField';

/** Initial color of an outline. */
const ink = '#1b1d22';

const shapes = ['rectangle', 'ellipse', 'line'] as const;

export function ShapeInspector({ element, edit }: ElementInspectorProps<'shape'>) {
  const words = useWords(frameEditorWords);
  const isLine = element.shape === 'line';
  const lineColor = element.line_color ?? element.fill ?? ink;

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
      {isLine ? (
        <StoredColorField
          label={words.lineColor}
          value={lineColor}
          onChange={(color) =>
            edit(element.line_color === null ? { fill: color } : { line_color: color })
          }
        />
      ) : (
        <>
          <Switch
            label={words.hasFill}
            value={element.fill !== null}
            // A shape without fill and outline would be invisible.
            onChange={(isFilled) =>
              edit(
                isFilled
                  ? { fill: lineColor }
                  : { fill: null, line_color: element.line_color ?? element.fill },
              )
            }
          />
          {element.fill !== null && (
            <StoredColorField
              label={words.fill}
              value={element.fill}
              onChange={(fill) => edit({ fill })}
            />
          )}
          <Switch
            label={words.hasLine}
            value={element.line_color !== null}
            isDisabled={element.fill === null}
            onChange={(hasLine) => edit({ line_color: hasLine ? ink : null })}
          />
          {element.line_color !== null && (
            <StoredColorField
              label={words.lineColor}
              value={element.line_color}
              onChange={(line_color) => edit({ line_color })}
            />
          )}
        </>
      )}
      {(isLine || element.line_color !== null) && (
        <LengthField
          label={words.lineWidth}
          value={element.line_width_mm}
          min={0.05}
          max={20}
          step={0.05}
          onChange={(line_width_mm) => edit({ line_width_mm })}
        />
      )}
      {element.shape === 'rectangle' && (
        <LengthField
          label={words.radius}
          value={element.radius_mm}
          min={0}
          max={500}
          onChange={(radius_mm) => edit({ radius_mm })}
        />
      )}
    </>
  );
}
