import type { Area } from '@hearback/print/frames';
import { memo } from 'react';

import * as styles from './FrameStage.css';
import { mm, placeOf } from './millimetres';

interface Props {
  id: string;
  name: string;
  /** Before it is turned, in millimetres. */
  area: Area;
  degrees: number;
  isSelected: boolean;
  isLocked: boolean;
  /** Said after its name. */
  description: string | undefined;
  byX: number;
  byY: number;
}

/** Lies over an element: what presses, drags and keys take hold of. The stage hears them. */
export const ElementHandle = memo(function ElementHandle({
  id,
  name,
  area,
  degrees,
  isSelected,
  isLocked,
  description,
  byX,
  byY,
}: Props) {
  const isCarried = byX !== 0 || byY !== 0;
  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={description === undefined ? name : `${name}, ${description}`}
      aria-pressed={isSelected}
      data-part={id}
      data-selected={isSelected || undefined}
      data-locked={isLocked || undefined}
      style={{
        ...placeOf(area, degrees),
        ...(isCarried && { translate: `${mm(byX)} ${mm(byY)}` }),
      }}
    />
  );
});
