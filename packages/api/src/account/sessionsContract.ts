import * as v from 'valibot';

import { moment } from '../http/list.ts';

export const UserSession = v.pipe(
  v.object({
    id: v.string(),
    /** Whether it is the session that asks. */
    is_current: v.boolean(),
    date_created: moment,
    /** When it last bought an access token; at most minutes before it was last used. */
    last_seen: moment,
    user_agent: v.string(),
    /** A short label such as "Firefox on Windows". */
    device: v.string(),
    /** The network it was last seen in, never the whole address. */
    address: v.nullable(v.string()),
    is_remembered: v.boolean(),
  }),
  v.metadata({ ref: 'UserSession' }),
);
export type UserSession = v.InferOutput<typeof UserSession>;

export const UserSessions = v.pipe(
  v.object({ results: v.array(UserSession) }),
  v.metadata({ ref: 'UserSessions' }),
);
