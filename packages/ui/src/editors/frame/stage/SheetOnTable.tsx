import type { Area } from '@hearback/print/frames';
import type { FrameDocument, FrameElement } from '@hearback/schema/documents';
import type { ReactNode } from 'react';

import { useWords } from '../../../internal/useWords';
import { knownArea } from '../geometry/knownAreas';
import type { Draft } from './Draft';
import type { ArtOptions } from './ElementArt';
import { ElementHandle } from './ElementHandle';
import { placeOf, scaleStyle } from './millimetres';
import * as styles from './FrameStage.css';
import { SnapLines } from './SnapLines';
import { StageArt } from './StageArt';
import { StageMarks } from './StageMarks';
import type { View } from './view';
import { stageWords } from './words';

interface Props {
  document: FrameDocument;
  /** Its elements, as the hand has them now. */
  content: readonly FrameElement[];
  paper: Area;
  view: View;
  grid: number | undefined;
  draft: Draft | undefined;
  names: ReadonlyMap<string, string>;
  selectedIds: readonly string[];
  options: ArtOptions;
  children: ReactNode;
}

const still = { x: 0, y: 0 };

/** The side that is edited: its art, its marks, and what takes hold of each element. */
export function SheetOnTable({
  document,
  content,
  paper,
  view,
  grid,
  draft,
  names,
  selectedIds,
  options,
  children,
}: Props) {
  const words = useWords(stageWords);
  const carried = draft?.carried;
  const byOf = (id: string) =>
    carried && !carried.isCopy && carried.ids.includes(id) ? carried.by : still;
  const describe = ({ is_locked: isLocked, group_id: group }: FrameElement) =>
    [isLocked && words.locked, group !== undefined && words.inGroup].filter(Boolean).join(', ') ||
    undefined;

  return (
    <div
      className={styles.sheet}
      style={{
        transform: `translate(${view.x}px, ${view.y}px)`,
        ...scaleStyle(view.scale),
      }}
    >
      <StageArt
        paper={paper}
        background={document.background_color}
        content={content}
        carried={carried}
        options={options}
      />
      <StageMarks size={document.size} paper={paper} grid={grid} />
      {content.map((element) => (
        <ElementHandle
          key={element.id}
          id={element.id}
          name={names.get(element.id) ?? ''}
          area={knownArea(element)}
          degrees={element.rotation_deg ?? 0}
          isSelected={selectedIds.includes(element.id)}
          isLocked={element.is_locked ?? false}
          description={describe(element)}
          byX={byOf(element.id).x}
          byY={byOf(element.id).y}
        />
      ))}
      <SnapLines marks={draft?.marks ?? []} paper={paper} scale={view.scale} />
      {draft?.marquee && <div className={styles.marquee} style={placeOf(draft.marquee)} />}
      {children}
    </div>
  );
}
