import { AsyncLocalStorage } from 'node:async_hooks';

import type { Span } from './Tracer.ts';

/** The request that is being answered, for what has no context at hand. */
interface Current {
  requestId: string;
  /** Undefined where nobody traces. */
  span?: Span | undefined;
}

export const current = new AsyncLocalStorage<Current>();
