import type { Role } from './database/AccountTables.ts';
import type { IncomingMessage } from 'node:http';

import type { ApiScope } from '@hearback/schema/rules';
import type { Logger } from 'pino';

import type { Limit, Limits } from './http/limits.ts';

/** The scope that an API key needs to make a call; `any`: every key may make it. */
export type NeededScope = ApiScope | 'any';

/** The authenticated caller of a request. */
export interface Viewer {
  /** The account that they act in. */
  accountId: string;
  userId: string;
  /** The account that their login belongs to: the same, unless they are a colleague there. */
  homeId: string;
  role: Role;
  /** The holder of the places that they are bound to. Undefined: they reach the whole account. */
  placesOf?: string | undefined;
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
    /** Set by `documented`: the name of the call. */
    call: string;
    /** Set by `documented`: how often one person may make the call. */
    personLimit: Limit | undefined;
    /** Set by `loggedIn`. */
    viewer: Viewer;
    /** The account that the call is about: for one about the caller alone, the account of their login. */
    accountId: string;
    userId: string;
    homeId: string;
    role: Role;
    placesOf: string | undefined;
    sessionId: string;
    keyId: string | undefined;
    /** Set by `oneTimeToken`. */
    oneTimeToken: string;
  };
}
