import type { IncomingMessage } from 'node:http';

import type { ApiScope } from '@hearback/schema/rules';
import type { Logger } from 'pino';

import type { Limit, Limits } from './http/limits.ts';

/** The scope that an API key needs to make a call; `any`: every key may make it. */
export type NeededScope = ApiScope | 'any';

/** The authenticated caller of a request. */
export interface Viewer {
  accountId: string;
  userId: string;
  /** The login it is part of; the key, where a program asks. */
  sessionId: string;
  /** The key of the program that asks. Undefined: a person asks. */
  keyId?: string | undefined;
}

/** The bindings and variables of Hono's context, for each request. */
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
