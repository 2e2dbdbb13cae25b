import type { IncomingMessage } from 'node:http';

import type { ApiScope } from '@hearback/schema/rules';
import type { Logger } from 'pino';

import type { Limit, Limits } from './http/limits.ts';

/** What the key of a program needs to make a call: one scope, or any key at all. */
export type NeededScope = ApiScope | 'any';

/** Who a request speaks for. */
export interface Viewer {
  accountId: string;
  userId: string;
  /** The login it is part of; the key, where a program asks. */
  sessionId: string;
  /** The key of the program that asks. Undefined: a person asks. */
  keyId?: string | undefined;
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
    /** Whom an access token or an API key speaks for. A key has to have the scope; without one, none passes. */
    authenticate: (access: string, scope: NeededScope | undefined) => Promise<Viewer>;
    /** Set by `documented`: what a key needs to make the call. Unset: no key may. */
    scope: NeededScope | undefined;
    /** Set by `documented`: how often one person may make the call. */
    personLimit: Limit | undefined;
    /** Set by `loggedIn`. */
    accountId: string;
    userId: string;
    sessionId: string;
    keyId: string | undefined;
    /** Set by `oneTimeToken`. */
    oneTimeToken: string;
  };
}
