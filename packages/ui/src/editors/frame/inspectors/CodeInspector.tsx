import { CodeStyleFields } from '../../kit/CodeStyleFields/CodeStyleFields';
import type { InspectorProps } from './InspectorProps';

/** What an owner chooses about the printed code. */
export function CodeInspector({ element, edit, onUploadImage, addressOf }: InspectorProps<'code'>) {
  return (
    <CodeStyleFields
      value={element}
      onChange={edit}
      onUploadImage={onUploadImage}
      addressOf={addressOf}
    />
  );
}
