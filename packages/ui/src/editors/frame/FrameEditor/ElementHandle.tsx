import type { FrameElement, FrameSize } from '@hearback/schema/documents';
import { useRef, type PointerEvent } from 'react';

import { heightOfText } from '../../../frames/elements/drawText';
import * as styles from './FrameStage.css';

interface Props {
  element: FrameElement;
  size: FrameSize;
  name: string;
  language: string;
  isSelected: boolean;
  toMm: (pixels: number) => number;
  onSelect: () => void;
  /** Pressed, not dragged. */
  onPress: () => void;
  /** Millimetres to the right and down. */
  onNudge: (byX: number, byY: number) => void;
}

function heightOf(element: FrameElement, language: string): number {
  if (element.type === 'text') return heightOfText(element, language);
  return element.type === 'code' ? element.width_mm : element.height_mm;
}

/** Lies over an element: pressing selects it, dragging moves it. The arrow keys are bound by the editor. */
export function ElementHandle({
  element,
  size,
  name,
  language,
  isSelected,
  toMm,
  onSelect,
  onPress,
  onNudge,
}: Props) {
  const last = useRef<{ x: number; y: number }>(null);
  const wasDragged = useRef(false);
  const share = (mm: number, of: number) => `${(mm / of) * 100}%`;

  const start = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = { x: event.clientX, y: event.clientY };
    wasDragged.current = false;
    onSelect();
  };
  const drag = ({ clientX, clientY }: PointerEvent) => {
    if (!last.current) return;
    // Whole tenths of a millimetre; the rest waits for the next movement.
    const tenths = (pixels: number) => Math.trunc(toMm(pixels) * 10) / 10;
    const byX = tenths(clientX - last.current.x);
    const byY = tenths(clientY - last.current.y);
    const perMm = toMm(1);
    if ((byX === 0 && byY === 0) || perMm === 0) return;
    last.current = { x: last.current.x + byX / perMm, y: last.current.y + byY / perMm };
    wasDragged.current = true;
    onNudge(byX, byY);
  };
  const stop = () => {
    last.current = null;
  };

  const press = () => {
    onSelect();
    if (!wasDragged.current) onPress();
    wasDragged.current = false;
  };

  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={name}
      aria-pressed={isSelected}
      data-part={element.id}
      data-selected={isSelected || undefined}
      style={{
        left: share(element.x_mm, size.width_mm),
        top: share(element.y_mm, size.height_mm),
        width: share(element.width_mm, size.width_mm),
        height: share(heightOf(element, language), size.height_mm),
      }}
      onClick={press}
      onPointerDown={start}
      onPointerMove={drag}
      onPointerUp={stop}
      onPointerCancel={stop}
    />
  );
}
