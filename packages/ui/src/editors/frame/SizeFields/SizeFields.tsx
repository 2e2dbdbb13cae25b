import { frameKinds, frameSizes, nameOfSize, type FrameKind } from '@hearback/print/frames';
import { placements, type FrameSize } from '@hearback/schema/documents';

import { Select, type SelectOption } from '../../../fields/Select/Select';
import { useWords } from '../../../internal/useWords';
import { Pair } from '../../kit/Pair/Pair';
import { LengthField } from '../inspectors/LengthField';
import { sizeWords } from './words';

interface Props {
  size: FrameSize;
  onChange: (size: FrameSize) => void;
}

const kinds = Object.keys(frameKinds) as FrameKind[];
const cuts = ['rectangle', 'round', 'hanger'] as const;
const folds = ['none', 'tent'] as const;

const optionsOf = <Name extends string>(
  names: readonly Name[],
  words: Record<Name, string>,
): SelectOption[] => names.map((value) => ({ value, label: words[value] }));

/** Sheet size: a standard print format or a custom one, and the intended location. */
export function SizeFields({ size, onChange }: Props) {
  const words = useWords(sizeWords);
  const known = kinds.flatMap((kind) =>
    frameKinds[kind].map((name) => ({
      value: name,
      label: words.sizes[name],
      description: `${frameSizes[name].width_mm} × ${frameSizes[name].height_mm} mm`,
      group: words.kinds[kind],
    })),
  );

  return (
    <>
      <Select
        label={words.size}
        value={nameOfSize(size) ?? ''}
        placeholder={words.ownSize}
        options={known}
        onChange={(value) => {
          const name = known.find((option) => option.value === value)?.value;
          if (name !== undefined) onChange(frameSizes[name]);
        }}
      />
      <Pair>
        <LengthField
          label={words.width}
          value={size.width_mm}
          min={20}
          step={1}
          onChange={(width_mm) => onChange({ ...size, width_mm })}
        />
        <LengthField
          label={words.height}
          value={size.height_mm}
          min={20}
          step={1}
          onChange={(height_mm) => onChange({ ...size, height_mm })}
        />
      </Pair>
      <LengthField
        label={words.bleed}
        hint={words.bleedHint}
        value={size.bleed_mm}
        min={0}
        max={20}
        onChange={(bleed_mm) => onChange({ ...size, bleed_mm })}
      />
      <Select
        label={words.placement}
        hint={words.placementHint}
        value={size.placement ?? 'table'}
        options={optionsOf(placements, words.placements)}
        onChange={(value) => {
          const placement = placements.find((candidate) => candidate === value);
          if (placement !== undefined) onChange({ ...size, placement });
        }}
      />
      <Select
        label={words.cut}
        value={size.cut ?? 'rectangle'}
        options={optionsOf(cuts, words.cuts)}
        onChange={(value) => {
          const cut = cuts.find((candidate) => candidate === value);
          if (cut !== undefined) onChange({ ...size, cut });
        }}
      />
      <Select
        label={words.fold}
        value={size.fold ?? 'none'}
        options={optionsOf(folds, words.folds)}
        onChange={(value) => {
          const fold = folds.find((candidate) => candidate === value);
          if (fold !== undefined) onChange({ ...size, fold });
        }}
      />
    </>
  );
}
