import type { IncomingMessage } from 'node:http';

import type { Logger } from 'pino';

import type { Limits } from './tools/limits.ts';

/** Who a request speaks for. */
export interface Viewer {
  accountId: string;
  userId: string;
  sessionId: string;
}

/** What travels with each request through Hono. */
export interface ApiEnv {
  Bindings: {
    /** Set by a caller in the same process, whose `X-Forwarded-For` is believed. */
    trusted?: boolean;
    /** Set by the HTTP server. */
    incoming?: IncomingMessage;
  };
  Variables: {
    requestId: string;
    /** The visitor's address, for limits alone. It is never stored. */
    clientAddress: string;
    logger: Logger;
    limits: Limits;
    authenticate: (access: string) => Promise<Viewer>;
    /** Set by `loggedIn`. */
    accountId: string;
    userId: string;
    sessionId: string;
    /** Set by `oneTimeToken`. */
    oneTimeToken: string;
  };
}
