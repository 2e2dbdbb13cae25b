import type { Caller } from '../callerHeaders.ts';

/** Looks at a request before anything of it is read. Answers what is refused. */
export type Guard = (
  request: Request,
  caller: Caller,
) => Response | undefined | Promise<Response | undefined>;
