import { memo, type ReactNode } from 'react';
import { type Area, fillWith } from '@hearback/print/frames';
import type { FrameDocument, FrameElement } from '@hearback/schema/documents';
import { useWords } from '../../../internal/useWords';
import { knownArea } from '../geometry/areas';
import type { GestureDraft } from './Gesture';
import { type ArtOptions, ElementArt } from './ElementArt';
import * as styles from './FrameStage.css';
import { mm, positionStyle, scaleStyle, type SheetView } from './view';
import { SnapLines } from './StageMarks';
import { showMark } from '../../../codes/showMark';
import { StageMarks } from './StageMarks';
import { stageWords } from './words';

interface StageArtProps {
  /** Area of the side, bleed included. */
  paper: Area;
  background: string;
  content: readonly FrameElement[];
  carried: GestureDraft['carried'];
  options: ArtOptions;
}

/** Art of one side, with the current drag. Each element is rendered again only if it changed. */
function StageArt({ paper, background, content, carried, options }: StageArtProps) {
  const isCarried = (id: string) => carried?.ids.includes(id) ?? false;
  const by = (id: string) => (carried && !carried.isCopy && isCarried(id) ? carried.by : still);
  const copies = carried?.isCopy ? content.filter(({ id }) => isCarried(id)) : [];

  return (
    <svg
      className={styles.art}
      style={{ ...positionStyle(paper), fontOpticalSizing: 'none' }}
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

interface ElementHandleProps {
  id: string;
  name: string;
  /** Before rotation, in millimeters. */
  area: Area;
  degrees: number;
  isSelected: boolean;
  isLocked: boolean;
  /** Accessible description, read after the name. */
  description: string | undefined;
  byX: number;
  byY: number;
}

/** Hit area over an element. The stage handles its pointer and key events. */
const ElementHandle = memo(function ElementHandle({
  id,
  name,
  area,
  degrees,
  isSelected,
  isLocked,
  description,
  byX,
  byY,
}: ElementHandleProps) {
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
        ...positionStyle(area, degrees),
        ...(isCarried && { translate: `${mm(byX)} ${mm(byY)}` }),
      }}
    />
  );
});

interface Props {
  document: FrameDocument;
  /** Its elements, with the current gesture applied. */
  content: readonly FrameElement[];
  paper: Area;
  view: SheetView;
  grid: number | undefined;
  draft: GestureDraft | undefined;
  names: ReadonlyMap<string, string>;
  selectedIds: readonly string[];
  options: ArtOptions;
  children: ReactNode;
}

const still = { x: 0, y: 0 };

/** The edited side: its art, its marks, and the hit area of each element. */
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
      {draft?.marquee && <div className={styles.marquee} style={positionStyle(draft.marquee)} />}
      {children}
    </div>
  );
}
