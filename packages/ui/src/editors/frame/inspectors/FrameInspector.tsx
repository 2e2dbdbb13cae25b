import type { FrameDocument } from '@hearback/schema/documents';
import { limits } from '@hearback/schema/limits';
import { useEffect, useState } from 'react';

import { TextField } from '../../../fields/TextField/TextField';
import { StoredColorField } from '../../kit/StoredColorField';
import { useWords } from '../../../internal/useWords';
import type { FrameCommand } from '../commands/apply';
import { LateIconPicker } from '../IconPicker/LateIconPicker';
import { SizeFields } from '../SizeFields/SizeFields';
import { isFresh } from '../StarterPicker/isFresh';
import { StarterPicker } from '../StarterPicker/StarterPicker';
import { frameEditorWords } from '../words';

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
  // An icon may be chosen next.
  useEffect(() => LateIconPicker.preload(), []);
  const [wasFresh] = useState(() => isFresh(frame));

  return (
    <>
      <StarterPicker
        size={size}
        language={language}
        isOpenFirst={wasFresh}
        onPick={(document) => run({ type: 'startFrom', document })}
      />
      <TextField
        label={words.name}
        hint={words.nameHint}
        isRequired
        maxLength={limits.nameMaxLength}
        error={frame.name.trim() === '' ? words.issues.name_required : undefined}
        value={frame.name}
        onChange={(name) => run({ type: 'renameFrame', name })}
      />
      <SizeFields size={size} onChange={(to) => run({ type: 'resizeFrame', size: to })} />
      <StoredColorField
        label={words.background}
        value={frame.background_color}
        onChange={(backgroundColor) => run({ type: 'paintFrame', backgroundColor })}
      />
    </>
  );
}
