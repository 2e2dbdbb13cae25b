import type { FrameElement } from '@hearback/schema/documents';

import { IconButton } from '../../../components/IconButton/IconButton';
import { GroupIcon, LockIcon, UnlockIcon } from '../../../icons';
import { useWords } from '../../../internal/useWords';
import { arrangeWords } from '../ArrangeBar/words';

interface Props {
  element: FrameElement;
  name: string;
  isSelected: boolean;
  onToggleLock: () => void;
  onUngroup: () => void;
}

/** In the row of an element: whether it is locked and grouped, and the way out of both. */
export function LayerTools({ element, name, isSelected, onToggleLock, onUngroup }: Props) {
  const words = useWords(arrangeWords);
  const isLocked = element.is_locked ?? false;

  return (
    <>
      {element.group_id !== undefined && (
        <IconButton
          size="small"
          icon={GroupIcon}
          label={words.takeOutOfGroup(name)}
          onPress={onUngroup}
        />
      )}
      {(isLocked || isSelected) && (
        <IconButton
          size="small"
          icon={isLocked ? LockIcon : UnlockIcon}
          label={isLocked ? words.unlockOne(name) : words.lockOne(name)}
          isPressed={isLocked}
          onPress={onToggleLock}
        />
      )}
    </>
  );
}
