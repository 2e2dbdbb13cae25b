import type { FrameDocument } from '@hearback/schema/documents';

import type { Turn } from '../../kit/history';

/** Steps that leave every element where it is on its sheet. */
const keepsPlaces: ReadonlySet<string> = new Set(['resizeFrame', 'paintFrame', 'renameFrame']);

/** The frame as it was before sizes were tried out, one after the other. */
export function beforeSizes(
  frame: FrameDocument,
  past: readonly Turn<FrameDocument>[],
): FrameDocument {
  const since = past.findLastIndex(({ step }) => !keepsPlaces.has(step.name)) + 1;
  return past[since]?.document ?? frame;
}
