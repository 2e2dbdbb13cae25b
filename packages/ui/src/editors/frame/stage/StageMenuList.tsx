import type { RefObject } from 'react';

import { MenuList } from '../../../components/Menu/MenuList';
import { useWords } from '../../../internal/useWords';
import type { Guide } from './Guides';
import { realScale } from './view';
import { stageWords } from './words';

/** Actions that also have keyboard shortcuts, for touch devices. */
export interface StageEdits {
  /** Undefined: nothing is selected. */
  onCopy: (() => void) | undefined;
  onPaste: () => void;
  onChooseAll: () => void;
}

export interface StageMenuListProps {
  edits: StageEdits;
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
  zoomTo: (scale: number) => void;
  hasGuides: boolean;
  onAddGuide: (axis: Guide['axis']) => void;
  onRemoveGuides: () => void;
}

/** Menu items for the clipboard, zoom levels and guides. */
export function StageMenuList({
  edits,
  button,
  onClose,
  zoomTo,
  hasGuides,
  onAddGuide,
  onRemoveGuides,
}: StageMenuListProps) {
  const words = useWords(stageWords);
  const zoomLevels = [0.5, 1, 2, 4].map((times) => ({
    id: String(times),
    label: times === 1 ? words.real : words.zoomLevel(`${times * 100} %`),
    onAction: () => zoomTo(realScale * times),
  }));

  return (
    <MenuList
      label={words.more}
      openedBy={{ button, close: onClose }}
      actions={[
        { id: 'all', label: words.chooseAll, onAction: edits.onChooseAll },
        {
          id: 'copy',
          label: words.copy,
          isDisabled: edits.onCopy === undefined,
          onAction: () => edits.onCopy?.(),
        },
        { id: 'paste', label: words.paste, onAction: edits.onPaste },
        ...zoomLevels,
        { id: 'x', label: words.addGuide.x, onAction: () => onAddGuide('x') },
        { id: 'y', label: words.addGuide.y, onAction: () => onAddGuide('y') },
        {
          id: 'none',
          label: words.removeGuides,
          isDisabled: !hasGuides,
          onAction: onRemoveGuides,
        },
      ]}
    />
  );
}
