import { IconButton } from '../../../components/IconButton/IconButton';
import { ColumnsIcon, PhoneIcon } from '../../../icons';
import { useWords } from '../../../internal/useWords';
import { formEditorWords } from '../words';

/** How wide the screen is that the form is shown on. */
export type Width = 'phone' | 'desktop';

interface Props {
  width: Width;
  onChange: (width: Width) => void;
}

const widths = [
  { width: 'phone', icon: PhoneIcon },
  { width: 'desktop', icon: ColumnsIcon },
] as const;

/** Chooses between a phone and a wide screen for the preview. */
export function ScreenWidth({ width: chosen, onChange }: Props) {
  const words = useWords(formEditorWords);

  return widths.map(({ width, icon }) => (
    <IconButton
      key={width}
      icon={icon}
      label={words[width]}
      tone={width === chosen ? 'secondary' : 'quiet'}
      isPressed={width === chosen}
      onPress={() => onChange(width)}
    />
  ));
}
