import { hidePeople, type Signed, type Unsigned } from '../text/words/hidePeople.ts';

/** Hides whoever wrote comments: see `hidePeople`. */
export const hideWriters = (comments: readonly Signed[]): Promise<Unsigned[]> =>
  Promise.resolve(hidePeople(comments));
