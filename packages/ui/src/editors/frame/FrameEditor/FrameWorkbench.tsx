import { type Ref, type RefObject, useEffect, useRef } from 'react';
import * as v from 'valibot';

import { FrameDocument, type FrameElement } from '@hearback/schema/documents';

import { useWords } from '../../../internal/useWords';
import type { PartsHands } from '../../kit/PartsEditor/PartsEditor';
import { arrangeWords } from '../ArrangeBar/words';
import type { ArtOptions } from '../stage/ElementArt';
import * as styles from '../stage/FrameStage.css';
import { FrameStage, type StageHandle } from '../stage/FrameStage';
import type { FrameEditorState } from '../frameEditorConfig';
import type { FrameActions } from './frameActions';
import type { PictureHands } from './usePictureChoice';
import { isTyping } from '../../kit/shortcuts';

/** Key that identifies copied elements among other text on the clipboard. */
const mark = 'hearback.frame.elements';

/** Maximum length of clipboard text that is parsed. */
const longest = 2_000_000;

/** Serializes elements as clipboard text. */
export const toClipboard = (elements: readonly FrameElement[]): string =>
  JSON.stringify({ [mark]: 1, elements });

const Clipped = v.object({
  [mark]: v.literal(1),
  elements: v.pipe(v.array(v.unknown()), v.minLength(1)),
});

/** Parses and validates elements from clipboard text. Undefined: none, or invalid ones. */
export function fromClipboard(text: string): FrameElement[] | undefined {
  if (text.length > longest || !text.includes(mark)) return undefined;
  const clipped = v.safeParse(v.pipe(v.string(), v.parseJson(), Clipped), text);
  if (!clipped.success) return undefined;
  const frame = v.safeParse(FrameDocument, {
    name: 'clipboard',
    size: { width_mm: 100, height_mm: 100 },
    content: clipped.output.elements,
  });
  return frame.success ? frame.output.content : undefined;
}

interface ClipboardHands {
  /** The selected elements. */
  chosen: readonly FrameElement[];
  onCopied: (isCut: boolean) => void;
  onPaste: (elements: readonly FrameElement[]) => void;
  /** An image file was pasted. */
  onPastePicture: (file: File) => void;
  /** The clipboard content is not a valid element. */
  onRefused: () => void;
}

/**
 * Copy, cut and paste through the system clipboard, so that elements can be pasted into other
 * frames. Clipboard events of keys need no permission.
 */
function useFrameClipboard(place: RefObject<HTMLElement | null>, hands: ClipboardHands) {
  const latest = useRef(hands);
  useEffect(() => {
    latest.current = hands;
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    /** True if the focus is on an element, and not in a text input. */
    const isHere = () => {
      const focused = document.activeElement;
      return (
        focused !== null &&
        !isTyping(focused) &&
        focused.closest('[data-editor-place]') !== null &&
        (place.current?.closest('[data-editor]')?.contains(focused) ?? false)
      );
    };
    const copy = (event: ClipboardEvent, isCut: boolean) => {
      const { chosen, onCopied } = latest.current;
      if (!isHere() || chosen.length === 0 || !event.clipboardData) return;
      event.clipboardData.setData('text/plain', toClipboard(chosen));
      event.preventDefault();
      onCopied(isCut);
    };
    document.addEventListener('copy', (event) => copy(event, false), { signal });
    document.addEventListener('cut', (event) => copy(event, true), { signal });
    document.addEventListener(
      'paste',
      (event) => {
        if (!isHere() || !event.clipboardData) return;
        event.preventDefault();
        const [file] = event.clipboardData.files;
        const elements = fromClipboard(event.clipboardData.getData('text/plain'));
        if (elements) latest.current.onPaste(elements);
        else if (file) latest.current.onPastePicture(file);
        else latest.current.onRefused();
      },
      { signal },
    );
    return () => listening.abort();
  }, [place]);
}

interface Props extends ArtOptions {
  editor: FrameEditorState;
  act: FrameActions;
  hands: PartsHands;
  stage: Ref<StageHandle>;
  names: ReadonlyMap<string, string>;
  addPicture: (file: File, hands: PictureHands) => void;
}

/** The stage with clipboard support. */
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

  // Outside of a keyboard event, the browser may ask for permission to use the clipboard.
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
    <div ref={place} className={styles.bench} data-fills="">
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
        contextBar={hands.contextBar}
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
