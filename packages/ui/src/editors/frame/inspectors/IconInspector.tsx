import { StoredColorField } from '../../kit/StoredColorField';
import { useWords } from '../../../internal/useWords';
import { LateIconPicker } from '../IconPicker/LateIconPicker';
import { frameEditorWords } from '../words';
import type { InspectorProps } from './InspectorProps';

/** What an owner chooses about a drawing of ours. */
export function IconInspector({ element, edit }: InspectorProps<'icon'>) {
  const words = useWords(frameEditorWords);

  return (
    <>
      <LateIconPicker value={element.icon} onChange={(icon) => edit({ icon })} />
      <StoredColorField
        label={words.color}
        value={element.color}
        onChange={(color) => edit({ color })}
      />
    </>
  );
}
