import { useEffect, useState } from 'react';

import { type FrameDocument, newFrameDocument } from '@hearback/schema/documents';
import { limits } from '@hearback/schema/limits';
import { starterFrame, type StarterPaletteName, starterPalettes } from '@hearback/print/frames';

import { TextField } from '../../../fields/TextField/TextField';
import { StoredColorField } from '../../kit/StoredColorField';
import { useWords } from '../../../internal/useWords';
import type { FrameCommand } from '../commands/apply';
import { LazyIconPicker } from '../IconPicker/LazyIconPicker';
import { SizeFields } from '../SizeFields/SizeFields';
import { isSame } from '../../kit/mergeDocuments';
import { StarterPicker } from '../StarterPicker/StarterPicker';
import { frameEditorWords } from '../words';

const palettes = Object.keys(starterPalettes) as StarterPaletteName[];

/** True if the frame is empty, or equal to a new frame or to a starter. */
export const isFresh = ({ content, size }: FrameDocument): boolean =>
  content.length === 0 ||
  [newFrameDocument('new'), ...palettes.map((name) => starterFrame('new', size, name))].some(
    (beginning) => isSame(beginning.content, content),
  );

interface Props {
  frame: FrameDocument;
  run: (command: FrameCommand) => void;
  /** The document language being shown. */
  language: string;
}

/** Inspector of the sheet. */
export function FrameInspector({ frame, run, language }: Props) {
  const words = useWords(frameEditorWords);
  const { size } = frame;
  // Preloads the icon picker for the next selection.
  useEffect(() => LazyIconPicker.preload(), []);
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
