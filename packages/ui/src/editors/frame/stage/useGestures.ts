import { useEffect, useRef, type RefObject } from 'react';

import { freeId } from '../../kit/freeId';
import type { Gesture } from './Gesture';
import type { Bench } from './gestures/Bench';
import { guideGesture } from './gestures/guideGesture';
import { marqueeGesture } from './gestures/marqueeGesture';
import { moveGesture } from './gestures/moveGesture';
import { panGesture } from './gestures/panGesture';
import { resizeGesture } from './gestures/resizeGesture';
import { rotateGesture } from './gestures/rotateGesture';
import { handleNames } from '../geometry/handlesOf';
import type { Point } from '../geometry/turn';
import type { Guide } from './Guide';
import { toggledWithGroup, withGroups } from './selection';
import { watchStage, type StageHands } from './watchStage';

interface GestureOptions {
  bench: Bench;
  selectedIds: readonly string[];
  selectMany: (ids: readonly string[]) => void;
  isChoosingSeveral: boolean;
  isPreview: boolean;
  /** An element was pressed and not dragged. */
  onPress: () => void;
  setGuides: (guides: readonly Guide[]) => void;
  view: Pick<StageHands, 'zoomBy' | 'panBy' | 'isFit' | 'point'>;
}

const idIn = (target: EventTarget | null, name: string): string | undefined =>
  target instanceof Element
    ? (target.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? undefined)
    : undefined;

/** Whether a place of the table lies on one of the rulers beside it. */
const isOnRuler = ({ x, y }: Point) => x < 0 || y < 0;

/** What a press on the stage begins. */
function beginning(
  { bench, selectedIds, selectMany, isChoosingSeveral, onPress, setGuides, view }: GestureOptions,
  event: PointerEvent,
  at: Point,
): Gesture | undefined {
  const { document, guides } = bench;
  const ruler = idIn(event.target, 'ruler');
  if (ruler === 'x' || ruler === 'y') {
    // From the ruler above come level guides.
    const axis = ruler === 'x' ? 'y' : 'x';
    const put = (place: number | undefined) => {
      if (place === undefined) return;
      setGuides([...guides, { id: freeId(guides, 'guide'), axis, at: place }]);
    };
    return guideGesture(bench, { axis, isOnRuler, put });
  }
  const guide = guides.find(({ id }) => id === idIn(event.target, 'guide'));
  if (guide) {
    const put = (place: number | undefined) => {
      const others = guides.filter((other) => other !== guide);
      setGuides(place === undefined ? others : [...others, { ...guide, at: place }]);
    };
    return guideGesture(bench, { axis: guide.axis, isOnRuler, put });
  }
  const handle = idIn(event.target, 'handle');
  if (handle === 'turn') return rotateGesture(bench, at);
  const name = handleNames.find((known) => known === handle);
  if (name) return resizeGesture(bench, name, at);

  const adds = event.shiftKey || event.ctrlKey || event.metaKey || isChoosingSeveral;
  const id = idIn(event.target, 'part');
  if (id === undefined) {
    if (!(event.target instanceof Element) || !event.target.closest('[data-table]')) {
      return undefined;
    }
    // A finger alone on the table shifts what does not fit on it.
    if (event.pointerType === 'touch' && !isChoosingSeveral && !view.isFit) {
      return { ...panGesture(at, view.panBy), press: () => selectMany([]) };
    }
    return marqueeGesture(bench, at, { kept: adds ? selectedIds : [], choose: selectMany });
  }

  const wasSelected = selectedIds.includes(id);
  const next = adds
    ? toggledWithGroup(document.content, selectedIds, id)
    : withGroups(document.content, [id]);
  // What is chosen already is dragged with all others; only a press without a drag lets go of them.
  if (!wasSelected) selectMany(next);
  const meant = wasSelected ? selectedIds : next;
  const chosen = document.content.filter(
    (element) => meant.includes(element.id) && !element.is_locked,
  );
  return {
    ...(moveGesture({ ...bench, chosen }, at) ?? panGesture(at, () => undefined)),
    press: () => {
      if (wasSelected && (adds || selectedIds.length > 1)) selectMany(next);
      if (!adds) onPress();
    },
  };
}

/** Turns pointers on the stage into gestures. */
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

  /** A button of the stage was pressed by a key or by a screen reader. */
  return (id: string, held: { shiftKey: boolean; ctrlKey: boolean; metaKey: boolean }) => {
    const { bench, selectedIds, selectMany, isChoosingSeveral, onPress } = latest.current;
    const { content } = bench.document;
    const adds = held.shiftKey || held.ctrlKey || held.metaKey || isChoosingSeveral;
    selectMany(adds ? toggledWithGroup(content, selectedIds, id) : withGroups(content, [id]));
    if (!adds) onPress();
  };
}
