import * as v from 'valibot';

import { issueSentences } from '../errors.ts';
import { languages, limits } from '../limits.ts';
import { givenCode, givenPassword, newPassword } from './password.ts';
import { boundedText, email, requiredText } from './text.ts';

/** Keys stand in the order of the screen: the first wrong one picks the message. */
export const registration = v.object({
  first_name: requiredText(100),
  last_name: requiredText(100),
  email,
  password: newPassword,
  agree_terms: v.pipe(
    v.boolean(issueSentences.terms_not_agreed),
    v.literal(true, issueSentences.terms_not_agreed),
  ),
  language: v.optional(v.picklist(languages, issueSentences.invalid), 'en-US'),
});

/** Login checks only that something is there: rules of new passwords do not bind old ones. */
export const credentials = v.object({
  email: requiredText(limits.emailMaxLength),
  password: givenPassword,
});

/** Client-side validation of the login form: without a valid address there is no account. */
export const loginInput = v.object({ ...credentials.entries, email });

export const emailOnly = v.object({ email });

/** Ids of keys or webhooks that survive a password change. Omitted: none. */
const kept = v.optional(
  v.pipe(
    v.array(boundedText(40, { type: issueSentences.invalid }), issueSentences.invalid),
    v.maxLength(100, issueSentences.invalid),
  ),
  [],
);

export const passwordResetInput = v.pipe(
  v.object({
    keep_api_keys: kept,
    keep_webhooks: kept,
    password: newPassword,
    password_confirm: givenPassword,
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['password_confirm']],
      ({ password, password_confirm }) => password === password_confirm,
      issueSentences.password_mismatch,
    ),
    ['password_confirm'],
  ),
);

export const passwordChange = v.pipe(
  v.strictObject({
    keep_api_keys: kept,
    keep_webhooks: kept,
    current_password: givenPassword,
    new_password: newPassword,
    new_password_confirm: givenPassword,
  }),
  v.forward(
    v.partialCheck(
      [['new_password'], ['new_password_confirm']],
      ({ new_password, new_password_confirm }) => new_password === new_password_confirm,
      issueSentences.password_mismatch,
    ),
    ['new_password_confirm'],
  ),
);

/** The password again, before a secret of an authenticator app is made. */
export const passwordAgain = v.object({ password: givenPassword });

/** A passkey's name, by which its person tells it from others. */
export const passkeyName = v.object({ name: requiredText(100) });

/** The code of an authenticator app that is to be switched on. */
export const codeOnly = v.object({ code: givenCode });

/** The password and a code: whatever weakens the login takes both. */
export const passwordAndCode = v.object({ password: givenPassword, code: givenCode });

/** Offering an account takes the password, and a code where one-time codes are on. */
export const ownershipOffer = v.object({ password: givenPassword, code: v.optional(givenCode) });

/** Deleting an account takes the password and the word DELETE. It is never translated. */
export const accountDeletion = v.object({
  password: givenPassword,
  confirm: v.literal('DELETE', issueSentences.confirm_delete),
});

export const userDetails = v.partial(
  v.object({
    first_name: requiredText(100),
    last_name: requiredText(100),
    theme: v.picklist([0, 1], issueSentences.invalid),
    language: v.picklist(languages, issueSentences.invalid),
    has_setup: v.boolean(issueSentences.invalid),
  }),
);

/** The roles that colleagues are invited for. */
export const colleagueRoles = ['manager', 'reader'] as const;

export const chosenPlaces = v.optional(
  v.pipe(
    v.array(boundedText(64)),
    v.maxLength(limits.colleaguePlacesMax, issueSentences.out_of_range),
  ),
  () => [],
);

/** The role of a colleague and their places. A company stands for all of its locations. */
export const colleagueAccess = v.object({
  role: v.picklist(colleagueRoles, issueSentences.invalid),
  everywhere: v.boolean(issueSentences.invalid),
  companies: chosenPlaces,
  locations: chosenPlaces,
});

/** The access of a colleague, and the address that the invitation goes to. */
export const colleagueInvitation = v.object({ email, ...colleagueAccess.entries });

/** The fields of a new login for an invited colleague; none of them for somebody who has one. */
export const invitedLogin = v.object({
  first_name: v.optional(requiredText(100)),
  last_name: v.optional(requiredText(100)),
  password: v.optional(newPassword),
  agree_terms: v.optional(v.boolean(issueSentences.terms_not_agreed)),
  language: v.optional(v.picklist(languages, issueSentences.invalid), 'en-US'),
});
