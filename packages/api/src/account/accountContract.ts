import { issueSentences } from '@hearback/schema/errors';
import {
  emailOnly,
  passwordChange,
  passwordReset,
  registration,
  userDetails,
} from '@hearback/schema/rules';
import * as v from 'valibot';

import { count, moment } from '../http/list.ts';
import { personName } from '../http/personName.ts';

export const RegisterInput = v.pipe(
  v.object({
    ...registration.entries,
    first_name: personName,
    last_name: personName,
    /** Asks for a `first_login_token`. */
    first_login: v.optional(v.boolean(issueSentences.invalid), false),
  }),
  v.metadata({ ref: 'RegisterInput' }),
);
export type RegisterInput = v.InferOutput<typeof RegisterInput>;

export const Registered = v.pipe(
  v.object({
    id: v.string(),
    email: v.string(),
    is_active: v.literal(false),
    /** Where it was asked for: logs in once without the password, after the activation. */
    first_login_token: v.optional(v.string()),
  }),
  v.metadata({ ref: 'Registered' }),
);

/** Whose account is active now. Who has the token has the mailbox, so it tells them nothing new. */
export const Activated = v.pipe(v.object({ email: v.string() }), v.metadata({ ref: 'Activated' }));
export type Activated = v.InferOutput<typeof Activated>;

export const EmailInput = v.pipe(emailOnly, v.metadata({ ref: 'EmailInput' }));

export const PasswordResetInput = v.pipe(passwordReset, v.metadata({ ref: 'PasswordResetInput' }));
export type PasswordResetInput = v.InferOutput<typeof PasswordResetInput>;

export const PasswordChangeInput = v.pipe(
  passwordChange,
  v.metadata({ ref: 'PasswordChangeInput' }),
);
export type PasswordChangeInput = v.InferOutput<typeof PasswordChangeInput>;

/** An answer that only says yes. */
export const Done = v.pipe(v.object({}), v.metadata({ ref: 'Done' }));

/** What ends with the password unless it is kept: names alone, for whoever holds the link. */
export const ValidLink = v.pipe(
  v.object({
    valid: v.literal(true),
    api_keys: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        prefix: v.string(),
        last_used: v.nullable(moment),
      }),
    ),
    webhooks: v.array(
      v.object({
        id: v.string(),
        host: v.string(),
        description: v.string(),
        last_used: v.nullable(moment),
      }),
    ),
  }),
  v.metadata({ ref: 'ValidLink' }),
);

export const UserDetailsInput = v.pipe(
  v.strictObject({
    ...userDetails.entries,
    first_name: v.optional(personName),
    last_name: v.optional(personName),
  }),
  v.metadata({ ref: 'UserDetailsInput' }),
);
export type UserDetailsInput = v.InferOutput<typeof UserDetailsInput>;

export const UserDetails = v.pipe(
  v.object({
    id: v.string(),
    first_name: v.string(),
    last_name: v.string(),
    email: v.string(),
    date_joined: moment,
    theme: v.pipe(v.number(), v.integer()),
    language: v.string(),
    has_setup: v.boolean(),
    trial_ends: moment,
    has_sample: v.boolean(),
    /** Null unless the account is to be deleted. */
    deletes_at: v.nullable(moment),
    unread_notifications: count,
  }),
  v.metadata({ ref: 'UserDetails' }),
);
export type UserDetails = v.InferOutput<typeof UserDetails>;
export type ValidLink = v.InferOutput<typeof ValidLink>;
