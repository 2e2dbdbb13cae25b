import { limits } from '@hearback/schema/limits';

import { NumberField } from '../../../fields/NumberField/NumberField';
import { Select } from '../../../fields/Select/Select';
import { TextArea } from '../../../fields/TextArea/TextArea';
import { ownTextIn, withTextIn } from '../../kit/localText';
import { StoredColorField } from '../../kit/StoredColorField';
import { useWords } from '../../../internal/useWords';
import { frameEditorWords } from '../words';
import type { InspectorProps } from './InspectorProps';

const weights = [400, 600, 700] as const;
const aligns = ['start', 'center', 'end'] as const;

/** What an owner chooses about printed words. */
export function TextInspector({ element, edit, language }: InspectorProps<'text'>) {
  const words = useWords(frameEditorWords);

  return (
    <>
      <TextArea
        label={words.text}
        rows={3}
        maxLength={limits.textMaxLength}
        value={ownTextIn(element.text, language)}
        onChange={(text) => edit({ text: withTextIn(element.text, language, text) })}
      />
      <NumberField
        label={words.fontSize}
        unit="pt"
        min={4}
        max={400}
        step={1}
        value={element.font_size_pt}
        onChange={(points) => {
          if (points !== null) edit({ font_size_pt: points });
        }}
      />
      <Select
        label={words.weight}
        value={String(element.font_weight)}
        options={weights.map((weight) => ({ value: String(weight), label: words.weights[weight] }))}
        onChange={(value) => {
          const weight = weights.find((candidate) => String(candidate) === value);
          if (weight !== undefined) edit({ font_weight: weight });
        }}
      />
      <Select
        label={words.align}
        value={element.align}
        options={aligns.map((align) => ({ value: align, label: words.aligns[align] }))}
        onChange={(value) => {
          const align = aligns.find((candidate) => candidate === value);
          if (align !== undefined) edit({ align });
        }}
      />
      <StoredColorField
        label={words.color}
        value={element.color}
        onChange={(color) => edit({ color })}
      />
    </>
  );
}
