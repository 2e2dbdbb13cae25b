import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

import { useWords } from '../../../internal/useWords';
import {
  corners,
  moveCrop,
  pullCorner,
  type CropCorner,
  type Crop,
  type PictureSize,
} from './crop';
import * as styles from './CropDialog.css';
import { cropWords } from './words';

interface Props {
  address: string;
  picture: PictureSize;
  crop: Crop;
  ratio: number | undefined;
  onChange: (crop: Crop) => void;
}

type Grip = CropCorner | 'all';

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** The picture with a crop frame, moved and resized by pointer and arrow keys. */
export function CropArea({ address, picture, crop, ratio, onChange }: Props) {
  const words = useWords(cropWords);
  const area = useRef<HTMLDivElement>(null);
  /** Pointer position and crop at pointerdown: every move is computed from these. */
  const held = useRef<{ x: number; y: number; crop: Crop }>(undefined);

  const moved = (grip: Grip, from: Crop, byX: number, byY: number) =>
    grip === 'all'
      ? moveCrop(from, byX, byY, picture)
      : pullCorner(from, grip, byX, byY, picture, ratio);

  const grab = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { x: event.clientX, y: event.clientY, crop };
  };
  const drag = (grip: Grip, event: PointerEvent<HTMLElement>) => {
    const width = area.current?.getBoundingClientRect().width ?? 0;
    if (!held.current || width === 0) return;
    const scale = picture.width / width;
    const { x, y, crop: from } = held.current;
    onChange(moved(grip, from, (event.clientX - x) * scale, (event.clientY - y) * scale));
  };
  const press = (grip: Grip, event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = (Math.max(picture.width, picture.height) / 100) * (event.shiftKey ? 10 : 1);
    onChange(moved(grip, crop, arrow[0] * step, arrow[1] * step));
  };
  const gripOf = (grip: Grip) => ({
    onPointerDown: grab,
    onPointerMove: (event: PointerEvent<HTMLElement>) => drag(grip, event),
    onPointerUp: () => (held.current = undefined),
    onPointerCancel: () => (held.current = undefined),
    onKeyDown: (event: KeyboardEvent) => press(grip, event),
  });

  return (
    // `role="application"`: arrow keys move the frame instead of the screen reader's cursor.
    <div
      ref={area}
      role="application"
      aria-label={words.area}
      className={styles.area}
      style={{
        aspectRatio: `${picture.width} / ${picture.height}`,
        maxWidth: `calc(${styles.heightMax} * ${picture.width / picture.height})`,
      }}
    >
      <div className={styles.clip}>
        <img src={address} alt="" draggable={false} className={styles.picture} />
        <button
          type="button"
          aria-label={words.whole}
          className={styles.frame}
          style={{
            left: percent(crop.x, picture.width),
            top: percent(crop.y, picture.height),
            width: percent(crop.width, picture.width),
            height: percent(crop.height, picture.height),
          }}
          {...gripOf('all')}
        />
      </div>
      {corners.map((corner) => (
        <button
          key={corner}
          type="button"
          aria-label={words.corners[corner]}
          className={styles.corner}
          data-corner={corner}
          style={{
            left: percent(crop.x + (corner.endsWith('Right') ? crop.width : 0), picture.width),
            top: percent(crop.y + (corner.startsWith('bottom') ? crop.height : 0), picture.height),
          }}
          {...gripOf(corner)}
        />
      ))}
    </div>
  );
}
