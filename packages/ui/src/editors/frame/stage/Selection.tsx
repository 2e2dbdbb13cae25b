import type { CSSProperties } from 'react';
import type { Area } from '@hearback/print/frames';
import type { FrameElement } from '@hearback/schema/documents';
import {
  type HandleName,
  handles,
  handlesOf,
  handlesOfSeveral,
  type Point,
} from '../geometry/turn';
import { knownArea } from '../geometry/areas';
import { mm, positionStyle } from './view';
import * as styles from './SelectionBox.css';

interface SelectionBoxProps {
  area: Area;
  degrees: number;
  handleNames: readonly HandleName[];
  /** Pixels per millimeter. */
  scale: number;
  /** True for a multiple selection, which is announced as a whole. */
  isSeveral: boolean;
  byX: number;
  byY: number;
}

/** Pixels: shorter sides have only corner handles. */
const roomForSides = 56;
/** Pixels: smaller selections get their handles further out, so that the element can still be dragged. */
const roomToHold = 48;

const cursors = ['ns-resize', 'nesw-resize', 'ew-resize', 'nwse-resize'] as const;

/** Resize cursor of a handle, for the rotation of the area. */
function cursorOf({ x, y }: { x: number; y: number }, degrees: number) {
  const direction = (Math.atan2(y, x) * 180) / Math.PI + 90 + degrees;
  const index = ((Math.round(direction / 45) % 4) + 4) % 4;
  return cursors[index];
}

/** Eight resize handles and a rotate handle around the selection. Keys and fields do the same. */
function SelectionBox({
  area,
  degrees,
  handleNames,
  scale,
  isSeveral,
  byX,
  byY,
}: SelectionBoxProps) {
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
    // The only handles along an axis stay, however little space there is.
    if (!handleNames.includes('nw')) return true;
    return x !== 0 && y !== 0 ? true : x === 0 ? hasRoom.across : hasRoom.down;
  });
  const place: CSSProperties = {
    ...positionStyle(area, degrees),
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

interface Props {
  elements: readonly FrameElement[];
  bounds: Area | undefined;
  scale: number;
  /** Offset while dragged. */
  by: Point | undefined;
  /** True while copies are dragged, since the originals stay. */
  isHidden: boolean;
}

/** Handles of the selection. Locked elements have none. */
export function Selection({ elements, bounds, scale, by, isHidden }: Props) {
  const [only] = elements;
  if (!only || !bounds || isHidden || elements.every((element) => element.is_locked)) return null;
  const isSeveral = elements.length > 1;
  return (
    <SelectionBox
      area={isSeveral ? bounds : knownArea(only)}
      degrees={isSeveral ? 0 : (only.rotation_deg ?? 0)}
      handleNames={isSeveral ? handlesOfSeveral : handlesOf(only)}
      scale={scale}
      isSeveral={isSeveral}
      byX={by?.x ?? 0}
      byY={by?.y ?? 0}
    />
  );
}
