import { IconButton } from '../../../components/IconButton/IconButton';
import {
  AlignBottomIcon,
  AlignCenterIcon,
  AlignLeftIcon,
  AlignMiddleIcon,
  AlignRightIcon,
  AlignTopIcon,
  ArrowDownIcon,
  ArrowUpIcon,
  DistributeAcrossIcon,
  DistributeDownIcon,
  GroupIcon,
  LockIcon,
  ToBackIcon,
  ToFrontIcon,
  UngroupIcon,
  UnlockIcon,
} from '../../../icons';
import { useWords } from '../../../internal/useWords';
import { edges, type Edge } from '../geometry/align';
import * as styles from './ArrangeBar.css';
import { arrangeWords } from './words';

export interface ArrangeBarProps {
  /** Number of elements and groups to align. A single one is aligned with the sheet. */
  unitCount: number;
  elementCount: number;
  isGroup: boolean;
  isLocked: boolean;
  onAlign: (edge: Edge) => void;
  onDistribute: (axis: 'x' | 'y') => void;
  onOrder: (to: 'front' | 'forward' | 'backward' | 'back') => void;
  onGroup: () => void;
  onUngroup: () => void;
  onToggleLock: () => void;
}

const icons = {
  left: AlignLeftIcon,
  center: AlignCenterIcon,
  right: AlignRightIcon,
  top: AlignTopIcon,
  middle: AlignMiddleIcon,
  bottom: AlignBottomIcon,
} as const;

const orders = [
  { to: 'front', icon: ToFrontIcon },
  { to: 'forward', icon: ArrowUpIcon },
  { to: 'backward', icon: ArrowDownIcon },
  { to: 'back', icon: ToBackIcon },
] as const;

/** Buttons that align, order, group and lock the selected elements. */
export function ArrangeBar({
  unitCount,
  elementCount,
  isGroup,
  isLocked,
  onAlign,
  onDistribute,
  onOrder,
  onGroup,
  onUngroup,
  onToggleLock,
}: ArrangeBarProps) {
  const words = useWords(arrangeWords);
  const alignWords = unitCount > 1 ? words.alignTogether : words.alignOnSheet;

  return (
    <div className={styles.bar} role="group" aria-label={words.arrange}>
      <div className={styles.row}>
        {edges.map((edge) => (
          <IconButton
            key={edge}
            size="small"
            icon={icons[edge]}
            label={alignWords[edge]}
            isDisabled={isLocked}
            onPress={() => onAlign(edge)}
          />
        ))}
        {unitCount > 2 && (
          <>
            <IconButton
              size="small"
              icon={DistributeAcrossIcon}
              label={words.distribute.x}
              onPress={() => onDistribute('x')}
            />
            <IconButton
              size="small"
              icon={DistributeDownIcon}
              label={words.distribute.y}
              onPress={() => onDistribute('y')}
            />
          </>
        )}
      </div>
      <div className={styles.row}>
        {orders.map(({ to, icon }) => (
          <IconButton
            key={to}
            size="small"
            icon={icon}
            label={words.order[to]}
            onPress={() => onOrder(to)}
          />
        ))}
        <span className={styles.gap} />
        {(elementCount > 1 || isGroup) && (
          <IconButton
            size="small"
            icon={isGroup ? UngroupIcon : GroupIcon}
            label={isGroup ? words.ungroup : words.group}
            onPress={isGroup ? onUngroup : onGroup}
          />
        )}
        <IconButton
          size="small"
          icon={isLocked ? LockIcon : UnlockIcon}
          label={isLocked ? words.unlock : words.lock}
          tone={isLocked ? 'secondary' : 'quiet'}
          isPressed={isLocked}
          onPress={onToggleLock}
        />
      </div>
    </div>
  );
}
