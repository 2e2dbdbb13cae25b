import { frameIcons, type FrameIcon } from '@hearback/schema/documents';
import { drawIcon } from '@hearback/print/frames';
import { ListBox, ListBoxItem } from 'react-aria-components';

import { showMark } from '../../../codes/showMark';
import * as fieldStyles from '../../../internal/field.css';
import { useWords } from '../../../internal/useWords';
import { iconWords } from './words';
import * as styles from './IconPicker.css';

interface Props {
  value: FrameIcon;
  onChange: (icon: FrameIcon) => void;
}

const grid = 24;
const ink = '#1b1d22';

/** Grid of the icons for frames, as printed. Navigated with arrow keys. */
export function IconPicker({ value, onChange }: Props) {
  const words = useWords(iconWords);

  return (
    <div className={fieldStyles.field}>
      <span className={fieldStyles.label}>{words.icon}</span>
      <ListBox
        aria-label={words.icon}
        className={styles.icons}
        layout="grid"
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[value]}
        onSelectionChange={(keys) => {
          const icon = frameIcons.find((name) => keys !== 'all' && keys.has(name));
          if (icon !== undefined) onChange(icon);
        }}
      >
        {frameIcons.map((icon) => (
          <ListBoxItem
            key={icon}
            id={icon}
            textValue={words.names[icon]}
            aria-label={words.names[icon]}
            className={styles.icon}
          >
            <svg viewBox={`0 0 ${grid} ${grid}`} aria-hidden="true" className={styles.drawing}>
              {drawIcon({ icon, color: ink, x_mm: 0, y_mm: 0, width_mm: grid }).map(showMark)}
            </svg>
          </ListBoxItem>
        ))}
      </ListBox>
    </div>
  );
}
