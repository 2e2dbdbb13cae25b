import { fillWith, type Area } from '@hearback/print/frames';
import type { FrameElement } from '@hearback/schema/documents';

import { showMark } from '../../../codes/showMark';
import { ElementArt, type ArtOptions } from './ElementArt';
import { placeOf } from './millimetres';
import * as styles from './FrameStage.css';
import type { Draft } from './Draft';

interface Props {
  /** The side with its bleed. */
  paper: Area;
  background: string;
  content: readonly FrameElement[];
  carried: Draft['carried'];
  options: ArtOptions;
}

/** The art of one side, with what is being carried. Each element is drawn again only when it changed. */
export function StageArt({ paper, background, content, carried, options }: Props) {
  const isCarried = (id: string) => carried?.ids.includes(id) ?? false;
  const by = (id: string) => (carried && !carried.isCopy && isCarried(id) ? carried.by : still);
  const copies = carried?.isCopy ? content.filter(({ id }) => isCarried(id)) : [];

  return (
    <svg
      className={styles.art}
      style={{ ...placeOf(paper), fontOpticalSizing: 'none' }}
      viewBox={`${paper.x} ${paper.y} ${paper.width} ${paper.height}`}
      aria-hidden="true"
    >
      {showMark({ tag: 'rect', attributes: { ...paper, ...fillWith(background) } })}
      {content.map((element) => (
        <ElementArt
          key={element.id}
          element={element}
          options={options}
          byX={by(element.id).x}
          byY={by(element.id).y}
        />
      ))}
      {copies.map((element) => (
        <ElementArt
          key={`copy ${element.id}`}
          element={element}
          options={options}
          byX={carried?.by.x ?? 0}
          byY={carried?.by.y ?? 0}
        />
      ))}
    </svg>
  );
}

const still = { x: 0, y: 0 };
