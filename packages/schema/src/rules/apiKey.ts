import * as v from 'valibot';

import { issueSentences } from '../errors.ts';
import { limits } from '../limits.ts';
import { chosenPlaces } from './account.ts';
import { givenPassword } from './password.ts';
import { requiredText } from './text.ts';

/** Scopes of an API key. None of them gives access to the account, its sessions or its keys. */
export const apiScopes = [
  'read:feedback',
  'write:feedback',
  'read:stats',
  /** Companies, locations, forms, frames, templates and codes. */
  'read:workspace',
  'write:codes',
  /** Companies, locations, forms, frames, templates and pictures. */
  'write:workspace',
  /** Adding, changing and removing webhooks, which sends data to an address of the program's choice. */
  'write:webhooks',
] as const;

export type ApiScope = (typeof apiScopes)[number];

/** Input for a new key. Scopes are sorted in the order of the screen. */
export const apiKey = v.object({
  name: requiredText(),
  scopes: v.pipe(
    v.array(v.picklist(apiScopes, issueSentences.invalid), issueSentences.required),
    v.minLength(1, issueSentences.required),
    v.transform((scopes) => apiScopes.filter((scope) => scopes.includes(scope))),
  ),
  /** False: the key reaches the companies and locations that are named, and nothing else. */
  everywhere: v.optional(v.boolean(issueSentences.invalid), true),
  companies: chosenPlaces,
  locations: chosenPlaces,
  /** Null: until it is revoked. */
  expires_in_days: v.nullable(
    v.pipe(
      v.number(issueSentences.invalid),
      v.integer(issueSentences.invalid),
      v.minValue(1, issueSentences.out_of_range),
      v.maxValue(limits.apiKeyDaysMax, issueSentences.out_of_range),
    ),
  ),
  /** A key outlives the session it was made in: whoever finds a screen unlocked must not take one. */
  password: givenPassword,
});
