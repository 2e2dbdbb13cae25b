import type { FrameElementType } from '@hearback/schema/documents';
import type { ComponentType } from 'react';

import { Text } from '../../../components/Text/Text';
import { useWords } from '../../../internal/useWords';
import type { InspectorProps } from '../inspectors/InspectorProps';
import { PlaceFields } from '../inspectors/PlaceFields';
import { editing } from '../registry';
import { frameEditorWords } from '../words';

/** What can be chosen about an element, whatever its type, and where it lies. */
export function ElementInspector(props: InspectorProps<FrameElementType>) {
  const words = useWords(frameEditorWords);
  // The registry pairs each type with its own inspector; a union cannot say so by itself.
  const Inspector = editing[props.element.type].Inspector as ComponentType<
    InspectorProps<FrameElementType>
  >;

  return (
    <>
      <Inspector {...props} />
      <PlaceFields element={props.element} edit={props.edit} />
      <Text size="small" tone="muted">
        {words.nudgeHint}
      </Text>
    </>
  );
}
