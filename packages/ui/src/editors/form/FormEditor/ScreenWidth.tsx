import { IconButton } from '../../../components/IconButton/IconButton';
import { DesktopIcon, PhoneIcon, TabletIcon } from '../../../icons';
import { useWords } from '../../../internal/useWords';
import { formEditorWords } from '../words';
import type { Device } from './devices';

interface Props {
  device: Device;
  onChange: (device: Device) => void;
}

const choices = [
  { device: 'phone', icon: PhoneIcon },
  { device: 'tablet', icon: TabletIcon },
  { device: 'desktop', icon: DesktopIcon },
] as const;

/** Selects the device of the preview. */
export function ScreenWidth({ device: chosen, onChange }: Props) {
  const words = useWords(formEditorWords);

  return choices.map(({ device, icon }) => (
    <IconButton
      key={device}
      icon={icon}
      label={words[device]}
      tone={device === chosen ? 'secondary' : 'quiet'}
      isPressed={device === chosen}
      onPress={() => onChange(device)}
    />
  ));
}
