import { useRef, type Ref } from 'react';

import { useWords } from '../../../internal/useWords';
import type { PartsHands } from '../../kit/PartsEditor/PartsEditor';
import { arrangeWords } from '../ArrangeBar/words';
import { fromClipboard, toClipboard } from '../clipboard';
import type { ArtOptions } from '../stage/ElementArt';
import * as styles from '../stage/FrameStage.css';
import { FrameStage, type StageHandle } from '../stage/FrameStage';
import type { FrameEditing } from '../useFrameEditor';
import type { FrameActions } from './frameActions';
import type { PictureHands } from './usePictureChoice';
import { useFrameClipboard } from './useFrameClipboard';

interface Props extends ArtOptions {
  editor: FrameEditing;
  act: FrameActions;
  hands: PartsHands;
  stage: Ref<StageHandle>;
  names: ReadonlyMap<string, string>;
  addPicture: (file: File, hands: PictureHands) => void;
}

/** The stage, and the clipboard that brings elements onto it. */
export function FrameWorkbench({
  editor,
  act,
  hands,
  stage,
  names,
  addPicture,
  ...options
}: Props) {
  const words = useWords(arrangeWords);
  const place = useRef<HTMLDivElement>(null);
  useFrameClipboard(place, {
    chosen: act.chosen,
    onCopied: (isCut) => {
      const { length } = act.chosen;
      if (isCut) act.remove(act.chosen, 'cutElements');
      hands.announce(isCut ? words.cut(length) : words.copied(length));
    },
    onPaste: act.paste,
    onPastePicture: (file) =>
      addPicture(file, {
        onAdd: (image) => act.make({ type: 'addPicture', image }),
        onRefuse: hands.refuse,
      }),
    onRefused: () => hands.refuse(words.nothingToPaste),
  });

  // Without keys, the browser may ask whether this page may use the clipboard.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(toClipboard(act.chosen));
      hands.announce(words.copied(act.chosen.length));
    } catch {
      hands.refuse(words.clipboardClosed);
    }
  };
  const paste = async () => {
    try {
      const elements = fromClipboard(await navigator.clipboard.readText());
      if (elements) act.paste(elements);
      else hands.refuse(words.nothingToPaste);
    } catch {
      hands.refuse(words.clipboardClosed);
    }
  };

  return (
    <div ref={place} className={styles.bench}>
      <FrameStage
        ref={stage}
        document={editor.document}
        names={names}
        selectedIds={editor.selectedIds}
        selectMany={editor.selectMany}
        run={editor.run}
        make={act.make}
        onPress={hands.openProperties}
        onEdit={hands.editWords}
        edits={{
          onCopy: act.chosen.length > 0 ? () => void copy() : undefined,
          onPaste: () => void paste(),
          onChooseAll: act.selectAll,
        }}
        {...options}
      />
    </div>
  );
}
