import { frameVariables } from '@hearback/print/frames';
import { limits } from '@hearback/schema/limits';

import { Button } from '../../../components/Button/Button';
import { Menu } from '../../../components/Menu/Menu';
import { NumberField } from '../../../fields/NumberField/NumberField';
import { Select } from '../../../fields/Select/Select';
import { Switch } from '../../../fields/Switch/Switch';
import { TextArea } from '../../../fields/TextArea/TextArea';
import { PlusIcon, TextCenterIcon, TextEndIcon, TextStartIcon } from '../../../icons';
import { useWords } from '../../../internal/useWords';
import { ownTextIn, withTextIn } from '../../kit/items';
import { Pair } from '../../kit/Pair/Pair';
import { Segments } from '../../kit/Segments/Segments';
import { StoredColorField } from '../../kit/StoredColorField';
import { toTenths } from '../commands/Placed';
import { knownArea } from '../geometry/areas';
import { frameEditorWords } from '../words';
import type { ElementInspectorProps } from './LengthField';

const weights = [400, 600, 700] as const;
const families = ['text', 'display'] as const;
const aligns = [
  { align: 'start', picture: <TextStartIcon /> },
  { align: 'center', picture: <TextCenterIcon /> },
  { align: 'end', picture: <TextEndIcon /> },
] as const;

/** Inspector of a printed text. */
export function FrameTextInspector({ element, edit, language }: ElementInspectorProps<'text'>) {
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
      <Menu
        label={words.insertVariable}
        trigger={
          <Button size="small" icon={PlusIcon}>
            {words.insertVariable}
          </Button>
        }
        actions={frameVariables.map((name) => ({
          id: name,
          label: words.variables[name],
          description: `{${name}}`,
          onAction: () => {
            const text = ownTextIn(element.text, language);
            const space = text === '' || /\s$/.test(text) ? '' : ' ';
            edit({ text: withTextIn(element.text, language, `${text}${space}{${name}}`) });
          },
        }))}
      />
      <Pair>
        <Select
          label={words.font}
          value={element.font_family}
          options={families.map((family) => ({ value: family, label: words.fonts[family] }))}
          onChange={(value) => {
            const family = families.find((candidate) => candidate === value);
            if (family !== undefined) edit({ font_family: family });
          }}
        />
        <Select
          label={words.weight}
          value={String(element.font_weight)}
          options={weights.map((weight) => ({
            value: String(weight),
            label: words.weights[weight],
          }))}
          onChange={(value) => {
            const weight = weights.find((candidate) => String(candidate) === value);
            if (weight !== undefined) edit({ font_weight: weight });
          }}
        />
      </Pair>
      <Pair>
        <NumberField
          label={words.fontSize}
          min={4}
          max={400}
          step={1}
          value={element.font_size_pt}
          onChange={(points) => {
            if (points !== null) edit({ font_size_pt: points });
          }}
        />
        <Segments
          label={words.align}
          value={element.align}
          options={aligns.map(({ align, picture }) => ({
            value: align,
            label: words.aligns[align],
            picture,
            isLabelHidden: true,
          }))}
          onChange={(align) => edit({ align })}
        />
      </Pair>
      <Switch
        label={words.fitsWords}
        hint={words.fitsWordsHint}
        value={element.height_mm !== undefined}
        onChange={(fits) =>
          edit({ height_mm: fits ? toTenths(knownArea(element).height) : undefined })
        }
      />
      <StoredColorField
        label={words.color}
        value={element.color}
        onChange={(color) => edit({ color })}
      />
    </>
  );
}
