import type { FrameDocument } from '@hearback/schema/documents';
import { limits } from '@hearback/schema/limits';

import { Select } from '../../../fields/Select/Select';
import { TextField } from '../../../fields/TextField/TextField';
import { Pair } from '../../kit/Pair/Pair';
import { StoredColorField } from '../../kit/StoredColorField';
import { useWords } from '../../../internal/useWords';
import type { FrameCommand } from '../commands/apply';
import { frameSizeNames, frameSizes, nameOfSize } from '../../../frames/frameSizes';
import { StarterPicker } from '../StarterPicker/StarterPicker';
import { frameEditorWords } from '../words';
import { LengthField } from './LengthField';

interface Props {
  frame: FrameDocument;
  run: (command: FrameCommand) => void;
  /** Which of the document's languages is shown. */
  language: string;
}

/** What an owner chooses about the sheet. */
export function FrameInspector({ frame, run, language }: Props) {
  const words = useWords(frameEditorWords);
  const { size } = frame;

  return (
    <>
      <TextField
        label={words.name}
        hint={words.nameHint}
        isRequired
        maxLength={limits.nameMaxLength}
        error={frame.name.trim() === '' ? words.issues.name_required : undefined}
        value={frame.name}
        onChange={(name) => run({ type: 'renameFrame', name })}
      />
      <Select
        label={words.size}
        value={nameOfSize(size) ?? ''}
        placeholder={words.ownSize}
        options={frameSizeNames.map((name) => ({ value: name, label: words.sizes[name] }))}
        onChange={(value) => {
          const name = frameSizeNames.find((candidate) => candidate === value);
          if (name !== undefined) run({ type: 'resizeFrame', size: frameSizes[name] });
        }}
      />
      <Pair>
        <LengthField
          label={words.width}
          value={size.width_mm}
          min={20}
          step={1}
          onChange={(width_mm) => run({ type: 'resizeFrame', size: { ...size, width_mm } })}
        />
        <LengthField
          label={words.height}
          value={size.height_mm}
          min={20}
          step={1}
          onChange={(height_mm) => run({ type: 'resizeFrame', size: { ...size, height_mm } })}
        />
      </Pair>
      <LengthField
        label={words.bleed}
        hint={words.bleedHint}
        value={size.bleed_mm}
        min={0}
        max={20}
        onChange={(bleed_mm) => run({ type: 'resizeFrame', size: { ...size, bleed_mm } })}
      />
      <StoredColorField
        label={words.background}
        value={frame.background_color}
        onChange={(backgroundColor) => run({ type: 'paintFrame', backgroundColor })}
      />
      <StarterPicker
        size={size}
        language={language}
        onPick={(palette) => run({ type: 'startFrom', palette })}
      />
    </>
  );
}
