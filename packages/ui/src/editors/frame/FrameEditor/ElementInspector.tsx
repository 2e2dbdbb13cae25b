import type { FrameElementType } from '@hearback/schema/documents';
import type { ComponentType } from 'react';

import type { InspectorProps } from '../inspectors/InspectorProps';
import { editing } from '../registry';

/** What can be chosen about an element by its type. Where it lies is beside that. */
export function ElementInspector(props: InspectorProps<FrameElementType>) {
  // The registry pairs each type with its own inspector; a union cannot say so by itself.
  const Inspector = editing[props.element.type].Inspector as ComponentType<
    InspectorProps<FrameElementType>
  >;
  return <Inspector {...props} />;
}
