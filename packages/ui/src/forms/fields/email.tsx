import { limits } from '@hearback/schema/limits';

import { typedVariables } from '../variables';
import type { FieldLook } from './FieldLook';
import { TypedPart } from './TypedPart';

const input = { type: 'email', autoComplete: 'email', inputMode: 'email' } as const;

/** A single-line input for an email address. */
export const emailLook: FieldLook<'email'> = {
  Part: (props) => <TypedPart {...props} input={input} max={limits.emailMaxLength} />,
  variables: typedVariables,
  detail: 'email',
};
