import type { IconComponent } from '../../../icons';
import { IconButton } from '../../../components/IconButton/IconButton';
import * as styles from './ContextBar.css';

export interface ContextBarProps {
  /** Accessible name: “Actions on Rating”. */
  label: string;
  /** At least one. */
  actions: readonly {
    id: string;
    icon: IconComponent;
    label: string;
    isDisabled?: boolean;
    onPress: () => void;
  }[];
}

/** Actions on the selected part, floating beside it in the preview. The outline and keys do the same. */
export function ContextBar({ label, actions }: ContextBarProps) {
  return (
    <div className={styles.bar} role="group" aria-label={label} data-context-bar="">
      {actions.map(({ id, icon, label: words, isDisabled = false, onPress }) => (
        <IconButton
          key={id}
          size="small"
          icon={icon}
          label={words}
          isDisabled={isDisabled}
          onPress={onPress}
        />
      ))}
    </div>
  );
}
