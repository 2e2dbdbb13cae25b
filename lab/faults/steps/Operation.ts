import type { Owner } from '../../../e2e/stack/owner.ts';
import type { Shop } from '../shop.ts';

/** One operation of a person, ready to be performed. */
interface Prepared {
  /** Does it. Throws when the server refuses, or is gone. */
  perform: () => Promise<unknown>;
  /** A statement with one row, whose columns say how often each part of it was done. */
  parts: string;
}

/** Something that a process may be killed in the middle of. */
export interface Operation {
  name: string;
  /** True if the operation is idempotent, so that it can be resent without a check. */
  isRepeatable: boolean;
  prepare: (shop: Shop, origin: string, owner: Owner) => Promise<Prepared>;
}
