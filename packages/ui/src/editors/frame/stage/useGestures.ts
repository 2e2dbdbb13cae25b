import { type RefObject, useEffect, useRef } from 'react';
import { type Area, overlap } from '@hearback/print/frames';
import { freeId } from '../../kit/items';
import type { Gesture } from './Gesture';
import { handleNames, type Point } from '../geometry/turn';
import type { Guide } from './Guides';
import { toSheetPoint } from './view';
import { knownBounds } from '../geometry/areas';
import { toggledWithGroup, withGroups } from './selection';
import { type GestureContext, moveGesture, resizeGesture, rotateGesture } from './elementGestures';
import { type StageHands, watchStage } from './watchStage';

/** Pans the sheet. */
function panGesture(from: Point, panBy: (by: Point) => void): Gesture {
  let last = from;
  return {
    move: (to) => {
      panBy({ x: to.x - last.x, y: to.y - last.y });
      last = to;
    },
    end: () => undefined,
    cancel: () => undefined,
  };
}

interface MarqueeHands {
  /** Previous selection that is kept: with Shift, or while selecting several. */
  kept: readonly string[];
  choose: (ids: readonly string[]) => void;
}

/** Selects all elements that a rectangle touches, with their groups. */
function marqueeGesture(
  context: GestureContext,
  from: Point,
  { kept, choose }: MarqueeHands,
): Gesture {
  const { document, view, draw } = context;
  const start = toSheetPoint(view, from);
  const bounds = document.content
    .filter((element) => !element.is_locked)
    .map((element) => ({ id: element.id, area: knownBounds(element) }));
  let touched: string[] = [];

  return {
    move: (to) => {
      const end = toSheetPoint(view, to);
      const marquee: Area = {
        x: Math.min(start.x, end.x),
        y: Math.min(start.y, end.y),
        width: Math.abs(end.x - start.x),
        height: Math.abs(end.y - start.y),
      };
      touched = bounds.filter(({ area }) => overlap(area, marquee)).map(({ id }) => id);
      draw({ marquee });
    },
    end: () => {
      draw(undefined);
      const found = withGroups(document.content, touched);
      choose([...kept.filter((id) => !found.includes(id)), ...found]);
    },
    cancel: () => draw(undefined),
    press: () => choose(kept),
  };
}

interface GuideHands {
  axis: Guide['axis'];
  /** True if a point of the table is over a ruler, where guides start and are removed. */
  isOnRuler: (at: Point) => boolean;
  /** Undefined: the guide is removed. */
  put: (at: number | undefined) => void;
}

/** Drags a guide in steps of half a millimeter, or back onto its ruler to remove it. */
function guideGesture(context: GestureContext, { axis, isOnRuler, put }: GuideHands): Gesture {
  const { view, draw, format } = context;
  let at: number | undefined;

  return {
    move: (to) => {
      at = isOnRuler(to) ? undefined : Math.round(toSheetPoint(view, to)[axis] * 2) / 2;
      draw(
        at === undefined
          ? {}
          : { guide: { axis, at }, measure: { words: `${format(at)} mm`, at: to } },
      );
    },
    end: () => {
      draw(undefined);
      put(at);
    },
    cancel: () => draw(undefined),
  };
}

interface GestureOptions {
  context: GestureContext;
  selectedIds: readonly string[];
  selectMany: (ids: readonly string[]) => void;
  isChoosingSeveral: boolean;
  isPreview: boolean;
  /** An element was pressed without a drag. */
  onPress: () => void;
  setGuides: (guides: readonly Guide[]) => void;
  view: Pick<StageHands, 'zoomBy' | 'panBy' | 'isFit' | 'point'>;
}

const idIn = (target: EventTarget | null, name: string): string | undefined =>
  target instanceof Element
    ? (target.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? undefined)
    : undefined;

/** True if a point of the table lies on one of the rulers beside it. */
const isOnRuler = ({ x, y }: Point) => x < 0 || y < 0;

/** Returns the gesture that a press on the stage starts. */
function beginning(
  { context, selectedIds, selectMany, isChoosingSeveral, onPress, setGuides, view }: GestureOptions,
  event: PointerEvent,
  at: Point,
): Gesture | undefined {
  const { document, guides } = context;
  const ruler = idIn(event.target, 'ruler');
  if (ruler === 'x' || ruler === 'y') {
    // The horizontal ruler creates horizontal guides.
    const axis = ruler === 'x' ? 'y' : 'x';
    const put = (place: number | undefined) => {
      if (place === undefined) return;
      setGuides([...guides, { id: freeId(guides, 'guide'), axis, at: place }]);
    };
    return guideGesture(context, { axis, isOnRuler, put });
  }
  const guide = guides.find(({ id }) => id === idIn(event.target, 'guide'));
  if (guide) {
    const put = (place: number | undefined) => {
      const others = guides.filter((other) => other !== guide);
      setGuides(place === undefined ? others : [...others, { ...guide, at: place }]);
    };
    return guideGesture(context, { axis: guide.axis, isOnRuler, put });
  }
  const handle = idIn(event.target, 'handle');
  if (handle === 'turn') return rotateGesture(context, at);
  const name = handleNames.find((known) => known === handle);
  if (name) return resizeGesture(context, name, at);

  const adds = event.shiftKey || event.ctrlKey || event.metaKey || isChoosingSeveral;
  const id = idIn(event.target, 'part');
  if (id === undefined) {
    if (!(event.target instanceof Element) || !event.target.closest('[data-table]')) {
      return undefined;
    }
    // One finger on the table pans a sheet that does not fit.
    if (event.pointerType === 'touch' && !isChoosingSeveral && !view.isFit) {
      return { ...panGesture(at, view.panBy), press: () => selectMany([]) };
    }
    return marqueeGesture(context, at, { kept: adds ? selectedIds : [], choose: selectMany });
  }

  const wasSelected = selectedIds.includes(id);
  const next = adds
    ? toggledWithGroup(document.content, selectedIds, id)
    : withGroups(document.content, [id]);
  // A selected element is dragged with the whole selection; only a press without a drag changes it.
  if (!wasSelected) selectMany(next);
  const meant = wasSelected ? selectedIds : next;
  const chosen = document.content.filter(
    (element) => meant.includes(element.id) && !element.is_locked,
  );
  return {
    ...(moveGesture({ ...context, chosen }, at) ?? panGesture(at, () => undefined)),
    press: () => {
      if (wasSelected && (adds || selectedIds.length > 1)) selectMany(next);
      if (!adds) onPress();
    },
  };
}

/** Maps pointer events on the stage to gestures. */
export function useGestures(
  stage: RefObject<HTMLElement | null>,
  table: RefObject<HTMLElement | null>,
  options: GestureOptions,
) {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (!stage.current || !table.current) return undefined;
    const hands = (): StageHands => ({
      ...latest.current.view,
      begin: (event, at, isPanning) => {
        const { isPreview, view } = latest.current;
        if (isPanning || isPreview) return panGesture(at, view.panBy);
        return beginning(latest.current, event, at);
      },
    });
    return watchStage(stage.current, table.current, hands);
  }, [stage, table]);

  /** An element was clicked by key or screen reader. */
  return (id: string, held: { shiftKey: boolean; ctrlKey: boolean; metaKey: boolean }) => {
    const { context, selectedIds, selectMany, isChoosingSeveral, onPress } = latest.current;
    const { content } = context.document;
    const adds = held.shiftKey || held.ctrlKey || held.metaKey || isChoosingSeveral;
    selectMany(adds ? toggledWithGroup(content, selectedIds, id) : withGroups(content, [id]));
    if (!adds) onPress();
  };
}
