import { StoredColorField } from '../../kit/StoredColorField';
import { useWords } from '../../../internal/useWords';
import { IconPicker } from '../IconPicker/IconPicker';
import { frameEditorWords } from '../words';
import type { InspectorProps } from './InspectorProps';

/** What an owner chooses about a drawing of ours. */
export function IconInspector({ element, edit }: InspectorProps<'icon'>) {
  const words = useWords(frameEditorWords);

  return (
    <>
      <IconPicker value={element.icon} onChange={(icon) => edit({ icon })} />
      <StoredColorField
        label={words.color}
        value={element.color}
        onChange={(color) => edit({ color })}
      />
    </>
  );
}
