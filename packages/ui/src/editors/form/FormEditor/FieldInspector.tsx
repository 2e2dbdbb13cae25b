import type { FieldType } from '@hearback/schema/documents';
import type { ComponentType } from 'react';

import type { InspectorProps } from '../inspectors/InspectorProps';
import { editing } from '../registry';

/** What can be chosen about a field, whatever its type. */
export function FieldInspector(props: InspectorProps<FieldType>) {
  // The registry pairs each type with its own inspector; a union cannot say so by itself.
  const Inspector = editing[props.field.type].Inspector as ComponentType<InspectorProps<FieldType>>;
  return <Inspector {...props} />;
}
