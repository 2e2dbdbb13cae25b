import type { FrameElement, FrameElementType } from '@hearback/schema/documents';

import { ArrangeBar } from '../ArrangeBar/ArrangeBar';
import type { FrameCommand } from '../commands/apply';
import { unitsOf } from '../geometry/unitsOf';
import type { InspectorProps } from '../inspectors/InspectorProps';
import { PlaceFields } from '../inspectors/PlaceFields';
import { ElementInspector } from './ElementInspector';
import type { FrameActions } from './frameActions';

interface Props extends Omit<InspectorProps<FrameElementType>, 'edit' | 'element'> {
  /** The one that was chosen last. */
  element: FrameElement;
  act: FrameActions;
  run: (command: FrameCommand) => void;
}

/** What can be chosen about one element, or about several together. */
export function ChosenInspector({ element, act, run, ...rest }: Props) {
  const { chosen } = act;
  const groups = new Set(chosen.map(({ id, group_id: group }) => group ?? `element ${id}`));
  // Of one group alone, the elements are lined up with each other.
  const unitCount = groups.size === 1 ? chosen.length : unitsOf(chosen).length;

  return (
    <>
      <ArrangeBar
        unitCount={unitCount}
        elementCount={chosen.length}
        isGroup={act.isGroup}
        isLocked={act.isLocked}
        onAlign={act.align}
        onDistribute={act.distribute}
        onOrder={(to) => act.order(chosen, to)}
        onGroup={act.group}
        onUngroup={() => act.ungroup()}
        onToggleLock={() => act.toggleLock()}
      />
      {chosen.length === 1 && (
        <ElementInspector
          key={element.id}
          element={element}
          edit={(changes) => run({ type: 'editElement', elementId: element.id, changes })}
          {...rest}
        />
      )}
      <PlaceFields key={`place ${element.id} ${chosen.length}`} elements={chosen} run={run} />
    </>
  );
}
