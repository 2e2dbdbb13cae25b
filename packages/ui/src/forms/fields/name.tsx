import { limits } from '@hearback/schema/limits';

import { typedVariables } from '../variables';
import type { FieldLook } from './FieldLook';
import { TypedPart } from './TypedPart';

const input = { type: 'text', autoComplete: 'name', inputMode: 'text' } as const;

/** A single-line input for a name. */
export const nameLook: FieldLook<'name'> = {
  Part: (props) => <TypedPart {...props} input={input} max={limits.nameMaxLength} />,
  variables: typedVariables,
  detail: 'name',
};
