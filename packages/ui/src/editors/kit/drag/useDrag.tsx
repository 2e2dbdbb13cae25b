import { useEffect, useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';

import * as styles from './DragMarks.css';
import type { Dragged } from './Grip';
import { lift } from './lift';
import { watchPointer } from './watchPointer';

interface DragOptions {
  /** What the thing in the air is called. */
  nameOf: (dragged: Dragged) => string;
  /** The place is counted without the dragged part. */
  onDrop: (dragged: Dragged, toIndex: number) => void;
}

/** Drags the parts of an editor between its lists. What it returns has to be drawn: it shows the drag. */
export function useDrag(root: RefObject<HTMLElement | null>, options: DragOptions) {
  const veil = useRef<HTMLDivElement>(null);
  const chip = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const editor = root.current;
    if (!editor) return undefined;
    return watchPointer(editor, (grip) => {
      if (!veil.current || !chip.current || !line.current) {
        throw new Error('Nothing could show the drag. Draw what useDrag returns.');
      }
      return lift(grip, {
        root: editor,
        marks: { veil: veil.current, chip: chip.current, line: line.current },
        name: latest.current.nameOf(grip.dragged),
        onDrop: (dragged, toIndex) => latest.current.onDrop(dragged, toIndex),
      });
    });
  }, [root]);

  // Fixed to the window, whatever the page around the editor contains or transforms.
  return createPortal(
    <>
      <div ref={veil} className={styles.veil} hidden />
      <div ref={line} className={styles.line} hidden data-drag-line="" />
      <div ref={chip} className={styles.chip} hidden aria-hidden="true" data-drag-chip="" />
    </>,
    document.body,
  );
}
