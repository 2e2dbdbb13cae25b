import { useEffect, useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';

import * as styles from './DragMarks.css';
import type { Dragged } from './Grip';
import { lift } from './lift';
import { watchPointer } from './watchPointer';

interface DragOptions {
  /** Name of the dragged item. */
  nameOf: (dragged: Dragged) => string;
  /** The index is counted without the dragged part. */
  onDrop: (dragged: Dragged, toIndex: number) => void;
}

/** Drags an editor's parts between its lists. The caller must render the returned drag indicators. */
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

  // In a portal, so that no transformed ancestor becomes the containing block of the fixed
  // elements.
  return createPortal(
    <>
      <div ref={veil} className={styles.veil} hidden />
      <div ref={line} className={styles.line} hidden data-drag-line="" />
      <div ref={chip} className={styles.chip} hidden aria-hidden="true" data-drag-chip="" />
    </>,
    document.body,
  );
}
