import type { Owner } from '../../../e2e/stack/owner.ts';
import type { Shop } from '../shop.ts';

/** One thing that somebody does, made ready to be done. */
interface Prepared {
  /** Does it. Throws when the server refuses, or is gone. */
  perform: () => Promise<unknown>;
  /** A statement with one row, whose columns say how often each part of it was done. */
  parts: string;
}

/** Something that a process may be killed in the middle of. */
export interface Operation {
  name: string;
  /** Whether it may be sent again without looking: that it was done already changes nothing. */
  isRepeatable: boolean;
  prepare: (shop: Shop, origin: string, owner: Owner) => Promise<Prepared>;
}
