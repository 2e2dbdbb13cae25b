import { IconButton } from '../../../components/IconButton/IconButton';
import {
  EyeIcon,
  FitIcon,
  GridIcon,
  MagnetIcon,
  MinusIcon,
  PlusIcon,
  SeveralIcon,
} from '../../../icons';
import { useWords } from '../../../internal/useWords';
import type { Guide } from './Guide';
import * as styles from './StageBar.css';
import { StageMenu } from './StageMenu';
import type { StageEdits } from './StageMenuList';
import type { StageSettings } from './StageSettings';
import type { ViewControl } from './useView';
import { realScale } from './view';
import { stageWords } from './words';

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

/** Below the sheet: how it is looked at. Nothing here changes what is printed. */
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
