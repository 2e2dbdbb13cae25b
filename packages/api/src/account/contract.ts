import { issueSentences } from '@hearback/schema/errors';
import {
  accountDeletion,
  emailOnly,
  givenCode,
  passwordAgain,
  passwordChange,
  passwordResetInput,
  registration,
  requiredText,
  userDetails,
} from '@hearback/schema/rules';
import * as v from 'valibot';

import { count, moment } from '../http/list.ts';

const maxLength = 100;

/** Something a mail program would make a link of, or a control character. */
const linkOrControl = /www\.|[/\\@]|\p{L}{2}\.\p{L}{2}|\p{Cc}/iu;

/**
 * A person's name. It appears in letters to unconfirmed addresses, so it must not carry a stranger's link.
 */
export const personName = v.pipe(
  requiredText(maxLength),
  v.check((name) => !linkOrControl.test(name), issueSentences.invalid),
);

export const RegisterInput = v.pipe(
  v.object({
    ...registration.entries,
    first_name: personName,
    last_name: personName,
    /** Requests a `first_login_token`. */
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
    /** Present if it was requested: logs in once without the password, after the activation. */
    first_login_token: v.optional(v.string()),
  }),
  v.metadata({ ref: 'Registered' }),
);

/** The account that is active now. The token came by mail, so its holder already knows the address. */
export const Activated = v.pipe(v.object({ email: v.string() }), v.metadata({ ref: 'Activated' }));
export type Activated = v.InferOutput<typeof Activated>;

export const EmailInput = v.pipe(emailOnly, v.metadata({ ref: 'EmailInput' }));

export const PasswordResetInput = v.pipe(
  passwordResetInput,
  v.metadata({ ref: 'PasswordResetInput' }),
);
export type PasswordResetInput = v.InferOutput<typeof PasswordResetInput>;

export const PasswordChangeInput = v.pipe(
  passwordChange,
  v.metadata({ ref: 'PasswordChangeInput' }),
);
export type PasswordChangeInput = v.InferOutput<typeof PasswordChangeInput>;

export const EmailChangeInput = v.pipe(
  v.strictObject({
    ...emailOnly.entries,
    ...passwordAgain.entries,
    /** Of the authenticator app, or a recovery code, where the person has switched codes on. */
    code: v.nullish(givenCode),
  }),
  v.metadata({ ref: 'EmailChangeInput' }),
);
export type EmailChangeInput = v.InferOutput<typeof EmailChangeInput>;

/** The address that the person logs in with from now on. */
export const EmailChanged = v.pipe(
  v.object({ email: v.string() }),
  v.metadata({ ref: 'EmailChanged' }),
);

/** The address as it was before, and the token that sets a new password, as the link of a letter has it. */
export const EmailChangeUndone = v.pipe(
  v.object({ email: v.string(), reset_token: v.string() }),
  v.metadata({ ref: 'EmailChangeUndone' }),
);

/** An empty response on success. */
export const Done = v.pipe(v.object({}), v.metadata({ ref: 'Done' }));

/** The API keys and webhooks that end with the password unless kept: names only, for any link holder. */
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
    /** Of the person, in the account that they act in. */
    role: v.picklist(['owner', 'manager', 'reader']),
    /** False: bound to chosen places. */
    everywhere: v.boolean(),
    /** True if others act in the account, too. */
    has_colleagues: v.boolean(),
    /** The number of accounts that they may act in. */
    accounts: count,
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

export const AccountDeletionInput = v.pipe(
  v.strictObject(accountDeletion.entries),
  v.metadata({ ref: 'AccountDeletionInput' }),
);
export type AccountDeletionInput = v.InferOutput<typeof AccountDeletionInput>;

export const AccountDeletion = v.pipe(
  v.object({ deletes_at: moment }),
  v.metadata({ ref: 'AccountDeletion' }),
);
export type AccountDeletion = v.InferOutput<typeof AccountDeletion>;

/** The URL of a download: works once, and expires soon. */
export const DownloadLink = v.pipe(
  v.object({ url: v.string(), expires_at: moment }),
  v.metadata({ ref: 'DownloadLink' }),
);
export type DownloadLink = v.InferOutput<typeof DownloadLink>;
