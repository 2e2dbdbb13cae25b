import { useRef, useState } from 'react';
import { ButtonContext } from 'react-aria-components';
import { IconButton } from '../../../components/IconButton/IconButton';
import {
  EyeIcon,
  FitIcon,
  GridIcon,
  MagnetIcon,
  MinusIcon,
  MoreIcon,
  PlusIcon,
  SeveralIcon,
} from '../../../icons';
import { useWords } from '../../../internal/useWords';
import type { Guide } from './Guides';
import * as styles from './StageBar.css';
import { useLazyPart } from '../../../internal/lazyPart';
import type { StageEdits, StageMenuListProps } from './StageMenuList';
import { stageWords } from './words';
import type { StageSettings } from './StageSettings';
import { realScale, type ViewControl } from './view';

type StageMenuProps = Omit<StageMenuListProps, 'button' | 'onClose'>;

/** Menu of less frequent actions. Its list is loaded when it is opened. */
function StageMenu(props: StageMenuProps) {
  const words = useWords(stageWords);
  const button = useRef<HTMLButtonElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const list = useLazyPart(
    async () => (await import('./StageMenuList')).StageMenuList,
    () => setHasFailed(true),
  );

  return (
    <>
      <ButtonContext value={{ ref: button, 'aria-haspopup': 'menu', 'aria-expanded': list.isOpen }}>
        <IconButton
          size="small"
          icon={MoreIcon}
          label={hasFailed ? words.menuFailed : words.more}
          onPress={() => {
            setHasFailed(false);
            list.open();
          }}
        />
      </ButtonContext>
      {list.Part && <list.Part {...props} button={button} onClose={list.close} />}
    </>
  );
}

interface Props {
  edits: StageEdits;
  control: ViewControl;
  settings: StageSettings;
  onToggle: (name: keyof StageSettings) => void;
  hasGuides: boolean;
  onAddGuide: (axis: Guide['axis']) => void;
  onRemoveGuides: () => void;
  format: (value: number) => string;
}

/** View controls below the sheet. They do not change the print. */
export function StageBar({
  edits,
  control,
  settings,
  onToggle,
  hasGuides,
  onAddGuide,
  onRemoveGuides,
  format,
}: Props) {
  const words = useWords(stageWords);
  const percent = `${format(Math.round((control.view.scale / realScale) * 100))} %`;
  const toggles = [
    { name: 'isChoosingSeveral', icon: SeveralIcon, label: words.chooseSeveral },
    { name: 'snaps', icon: MagnetIcon, label: words.snapping },
    { name: 'hasGrid', icon: GridIcon, label: words.grid },
    { name: 'isPreview', icon: EyeIcon, label: words.preview },
  ] as const;

  return (
    <div className={styles.bar}>
      {!settings.isPreview && (
        <div className={styles.part}>
          <IconButton
            size="small"
            icon={MinusIcon}
            label={words.zoomOut}
            onPress={control.zoomOut}
          />
          <span className={styles.percent} aria-label={words.zoomLevel(percent)} role="status">
            {percent}
          </span>
          <IconButton size="small" icon={PlusIcon} label={words.zoomIn} onPress={control.zoomIn} />
          <IconButton
            size="small"
            icon={FitIcon}
            label={words.fit}
            isPressed={control.isFit}
            onPress={control.fit}
          />
        </div>
      )}
      <div className={styles.part}>
        {toggles.map(({ name, icon, label }) => (
          <IconButton
            key={name}
            size="small"
            icon={icon}
            label={label}
            tone={settings[name] ? 'secondary' : 'quiet'}
            isPressed={settings[name]}
            onPress={() => onToggle(name)}
          />
        ))}
        <StageMenu
          edits={edits}
          zoomTo={control.zoomTo}
          hasGuides={hasGuides}
          onAddGuide={onAddGuide}
          onRemoveGuides={onRemoveGuides}
        />
      </div>
    </div>
  );
}
