import { limits } from '@hearback/schema/limits';

import { typedVariables } from '../variables';
import type { FieldLook } from './FieldLook';
import { TypedPart } from './TypedPart';

/** A text area for a few sentences. */
export const commentLook: FieldLook<'comment'> = {
  Part: (props) => <TypedPart {...props} rows={3} max={limits.commentMaxLength} />,
  variables: typedVariables,
};
