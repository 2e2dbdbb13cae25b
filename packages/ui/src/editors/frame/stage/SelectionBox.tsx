import type { Area } from '@hearback/print/frames';
import type { CSSProperties } from 'react';

import { handles, type HandleName } from '../geometry/handlesOf';
import { mm, placeOf } from './millimetres';
import * as styles from './SelectionBox.css';

interface Props {
  area: Area;
  degrees: number;
  handleNames: readonly HandleName[];
  /** Pixels per millimetre. */
  scale: number;
  /** Said where the selection is all in all, when there are several. */
  isSeveral: boolean;
  byX: number;
  byY: number;
}

/** Pixels: on sides that are shorter, the handles of the corners leave no room for others. */
const roomForSides = 56;
/** Between the handles of what is smaller, there is still room to take hold of it. */
const roomToHold = 48;

const cursors = ['ns-resize', 'nesw-resize', 'ew-resize', 'nwse-resize'] as const;

/** The cursor that points along a handle's way, as the area is turned. */
function cursorOf({ x, y }: { x: number; y: number }, degrees: number) {
  const direction = (Math.atan2(y, x) * 180) / Math.PI + 90 + degrees;
  const index = ((Math.round(direction / 45) % 4) + 4) % 4;
  return cursors[index];
}

/** Around what is chosen: eight handles and the one that turns. Keys and fields do the same. */
export function SelectionBox({ area, degrees, handleNames, scale, isSeveral, byX, byY }: Props) {
  const hasRoom = {
    across: area.width * scale >= roomForSides,
    down: area.height * scale >= roomForSides,
  };
  const out = {
    x: Math.max(0, (roomToHold - area.width * scale) / 2),
    y: Math.max(0, (roomToHold - area.height * scale) / 2),
  };
  const shown = handleNames.filter((name) => {
    const { x, y } = handles[name];
    // The only handles along an axis stay, however little room there is.
    if (!handleNames.includes('nw')) return true;
    return x !== 0 && y !== 0 ? true : x === 0 ? hasRoom.across : hasRoom.down;
  });
  const place: CSSProperties = {
    ...placeOf(area, degrees),
    ...((byX !== 0 || byY !== 0) && { translate: `${mm(byX)} ${mm(byY)}` }),
  };

  return (
    <div className={styles.box} style={place} data-several={isSeveral || undefined} aria-hidden>
      <span className={styles.turn} style={{ marginTop: -12 - out.y }} data-handle="turn" />
      {shown.map((name) => (
        <span
          key={name}
          className={styles.handle}
          data-handle={name}
          style={{
            left: `calc(${(handles[name].x + 1) * 50}% + ${handles[name].x * out.x}px)`,
            top: `calc(${(handles[name].y + 1) * 50}% + ${handles[name].y * out.y}px)`,
            cursor: cursorOf(handles[name], degrees),
          }}
        />
      ))}
    </div>
  );
}
