import type { FrameDocument } from '@hearback/schema/documents';
import type { Area } from '@hearback/print/frames';
import {
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { useLocale } from 'react-aria-components';
import { useWords } from '../../../internal/useWords';
import { roomForBar } from '../../kit/ContextBar/ContextBar.css';
import { freeId } from '../../kit/items';
import type { FrameCommand } from '../commands/apply';
import { placed } from '../commands/Placed';
import { knownBounds, unionOf } from '../geometry/areas';
import type { Point } from '../geometry/turn';
import type { GestureDraft } from './Gesture';
import type { ArtOptions } from './ElementArt';
import * as styles from './FrameStage.css';
import { type Guide, Guides } from './Guides';
import { Measure } from './Measure';
import { PrintedSheet } from './PrintedSheet';
import { Ruler } from './Ruler';
import { Selection } from './Selection';
import { SheetOnTable } from './SheetOnTable';
import { StageBar } from './StageBar';
import type { StageEdits } from './StageMenuList';
import { gridStep, usualSettings, type StageSettings } from './StageSettings';
import { useGestures } from './useGestures';
import { type Room, type SheetView, useView } from './view';
import { stageWords } from './words';

/** Imperative handle for keyboard shortcuts. */
export interface StageHandle {
  zoomIn: () => void;
  zoomOut: () => void;
  fit: () => void;
  real: () => void;
  toggle: (name: keyof StageSettings) => void;
}

interface Props extends ArtOptions {
  ref: Ref<StageHandle>;
  document: FrameDocument;
  /** Names of the elements, by id. */
  names: ReadonlyMap<string, string>;
  selectedIds: readonly string[];
  selectMany: (ids: readonly string[]) => void;
  run: (command: FrameCommand) => void;
  /** Runs a command that adds elements, and selects them. */
  make: (command: FrameCommand) => void;
  /** An element was pressed without a drag. */
  onPress: () => void;
  /** Called on double click of an element. */
  onEdit: (elementId: string) => void;
  edits: StageEdits;
  /** Actions on the selected element, shown above it. */
  contextBar?: ReactNode;
}

/** Above the selection and its handle, or below where the table ends. In pixels of the table. */
function barPlace(bounds: Area, view: SheetView, room: Room) {
  const handle = 28;
  const middle = view.x + (bounds.x + bounds.width / 2) * view.scale;
  const above = view.y + bounds.y * view.scale - roomForBar - handle;
  const below = view.y + (bounds.y + bounds.height) * view.scale + 16;
  const lowest = room.height - roomForBar;
  return {
    left: Math.round(Math.min(Math.max(middle, 80), Math.max(80, room.width - 80))),
    top: Math.round(Math.max(4, Math.min(above >= 4 ? above : below, lowest))),
  };
}

/** The sheet on its background, with selection and gestures. Coordinates are in millimeters. */
export function FrameStage({
  ref,
  document,
  names,
  selectedIds,
  selectMany,
  run,
  make,
  onPress,
  onEdit,
  edits,
  contextBar,
  language,
  codeText,
  addressOf,
}: Props) {
  const words = useWords(stageWords);
  const { locale } = useLocale();
  const numbers = useMemo(
    () => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }),
    [locale],
  );
  const stage = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const pointerX = useRef<HTMLDivElement>(null);
  const pointerY = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<GestureDraft>();
  const [settings, setSettings] = useState(usualSettings);
  const [guides, setGuides] = useState<readonly Guide[]>([]);

  const { size } = document;
  const paper = useMemo(
    () => ({
      x: -size.bleed_mm,
      y: -size.bleed_mm,
      width: size.width_mm + 2 * size.bleed_mm,
      height: size.height_mm + 2 * size.bleed_mm,
    }),
    [size],
  );
  const options = useMemo(
    () => ({ language, codeText, addressOf }),
    [language, codeText, addressOf],
  );

  const places = draft?.places;
  const content = useMemo(
    () =>
      places
        ? document.content.map((element) => {
            const place = places[element.id];
            return place ? placed(element, place) : element;
          })
        : document.content,
    [document.content, places],
  );
  const selected = content.filter(({ id }) => selectedIds.includes(id));
  const bounds = unionOf(selected.map(knownBounds));
  const control = useView(table, paper, bounds);
  const { view, room } = control;
  const toggle = (name: keyof StageSettings) => {
    setDraft(undefined);
    setSettings((now) => ({ ...now, [name]: !now[name] }));
  };

  const point = (at: Point | undefined) => {
    for (const axis of ['x', 'y'] as const) {
      const mark = (axis === 'x' ? pointerX : pointerY).current;
      if (!mark) continue;
      mark.hidden = at === undefined;
      const along = Math.round(at?.[axis] ?? 0);
      mark.style.transform = axis === 'x' ? `translateX(${along}px)` : `translateY(${along}px)`;
    }
  };
  const press = useGestures(stage, table, {
    context: {
      document,
      view,
      chosen: document.content.filter(
        (element) => selectedIds.includes(element.id) && !element.is_locked,
      ),
      guides,
      snaps: settings.snaps,
      grid: settings.hasGrid ? gridStep : undefined,
      draw: setDraft,
      run,
      make,
      format: (value) => numbers.format(value),
    },
    selectedIds,
    selectMany,
    isChoosingSeveral: settings.isChoosingSeveral,
    isPreview: settings.isPreview,
    onPress,
    setGuides,
    view: { zoomBy: control.zoomBy, panBy: control.panBy, isFit: control.isFit, point },
  });
  useImperativeHandle(ref, () => ({
    zoomIn: control.zoomIn,
    zoomOut: control.zoomOut,
    fit: control.fit,
    real: control.real,
    toggle,
  }));

  const withPart = ({ target }: MouseEvent, act: (id: string) => void) => {
    const part = target instanceof Element ? target.closest('[data-part]') : null;
    const id = part?.getAttribute('data-part');
    if (id) act(id);
  };
  const addGuide = (axis: Guide['axis']) => {
    const at = (axis === 'x' ? size.width_mm : size.height_mm) / 2;
    setGuides([...guides, { id: freeId(guides, 'guide'), axis, at }]);
  };
  const carriedBy = draft?.carried && !draft.carried.isCopy ? draft.carried.by : undefined;

  return (
    <div
      ref={stage}
      className={styles.stage}
      data-editor-place="stage"
      data-holding={draft !== undefined || undefined}
      data-preview={settings.isPreview || undefined}
      role="presentation"
      onClick={(event) => {
        // Pointers were handled on pointerdown; keys and screen readers only send a click (detail
        // 0). A click on a selected element edits it, like a double click.
        if (event.detail !== 0) return;
        withPart(event, (id) => (selectedIds.includes(id) ? onEdit(id) : press(id, event)));
      }}
      onDoubleClick={(event) => withPart(event, onEdit)}
    >
      {/* The zoom of the stage does not apply to the print preview. */}
      {!settings.isPreview && (
        <>
          <span className={styles.corner} />
          <Ruler
            axis="x"
            scale={view.scale}
            start={view.x}
            length={room.width}
            chosen={bounds && { from: bounds.x, to: bounds.x + bounds.width }}
            pointer={pointerX}
          />
          <Ruler
            axis="y"
            scale={view.scale}
            start={view.y}
            length={room.height}
            chosen={bounds && { from: bounds.y, to: bounds.y + bounds.height }}
            pointer={pointerY}
          />
        </>
      )}
      <div
        ref={table}
        className={styles.table}
        data-table=""
        role="group"
        tabIndex={-1}
        aria-label={words.sheet(document.name)}
      >
        {settings.isPreview ? (
          <PrintedSheet document={document} room={room} {...options} />
        ) : (
          <>
            <SheetOnTable
              document={document}
              content={content}
              paper={paper}
              view={view}
              grid={settings.hasGrid ? gridStep : undefined}
              draft={draft}
              names={names}
              selectedIds={selectedIds}
              options={options}
            >
              <Selection
                elements={selected}
                bounds={bounds}
                scale={view.scale}
                by={carriedBy}
                isHidden={draft?.carried?.isCopy ?? false}
              />
            </SheetOnTable>
            <Guides
              guides={guides}
              draft={draft?.guide}
              view={view}
              format={(value) => numbers.format(value)}
              onChange={setGuides}
            />
            <Measure measure={draft?.measure} room={room} />
            {bounds && !draft && room.width > 0 && (
              <div className={styles.contextBar} style={barPlace(bounds, view, room)}>
                {contextBar}
              </div>
            )}
          </>
        )}
      </div>
      <StageBar
        edits={edits}
        control={control}
        settings={settings}
        onToggle={toggle}
        hasGuides={guides.length > 0}
        onAddGuide={addGuide}
        onRemoveGuides={() => setGuides([])}
        format={(value) => numbers.format(value)}
      />
    </div>
  );
}
