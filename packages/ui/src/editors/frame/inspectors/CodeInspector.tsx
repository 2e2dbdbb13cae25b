import { Select } from '../../../fields/Select/Select';
import { StoredColorField } from '../../kit/StoredColorField';
import { useWords } from '../../../internal/useWords';
import { frameEditorWords } from '../words';
import type { InspectorProps } from './InspectorProps';

const levels = ['L', 'M', 'Q', 'H'] as const;

/** What an owner chooses about the printed code. */
export function CodeInspector({ element, edit }: InspectorProps<'code'>) {
  const words = useWords(frameEditorWords);

  return (
    <>
      <StoredColorField
        label={words.codeColor}
        value={element.color}
        against={element.background_color}
        onChange={(color) => edit({ color })}
      />
      <StoredColorField
        label={words.codeBackground}
        value={element.background_color}
        onChange={(background_color) => edit({ background_color })}
      />
      <Select
        label={words.level}
        value={element.level}
        options={levels.map((level) => ({ value: level, label: words.levels[level] }))}
        onChange={(value) => {
          const level = levels.find((candidate) => candidate === value);
          if (level !== undefined) edit({ level });
        }}
      />
    </>
  );
}
