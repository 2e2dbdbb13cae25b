import { issueSentences } from '@hearback/schema/errors';
import { boundedText, credentials } from '@hearback/schema/rules';
import * as v from 'valibot';

import { uuid } from '../http/uuid.ts';

/** Longer than any token of ours. */
const tokenMaxLength = 4_096;

const token = v.pipe(boundedText(tokenMaxLength), v.minLength(1, issueSentences.blank));

export const LoginInput = v.pipe(
  v.object({
    ...credentials.entries,
    password: v.pipe(
      credentials.entries.password,
      v.check((text) => !text.includes('\0'), issueSentences.null_characters),
    ),
    /** Asks for a refresh token that changes at every use. */
    rotate: v.optional(v.boolean(issueSentences.invalid), false),
    /** Asks for a session of 30 days instead of one. */
    remember: v.optional(v.boolean(issueSentences.invalid), false),
    /** Of the caller's choice. Asked again within a minute, it is the same session. */
    id: v.optional(uuid),
    /** The solved `challenge` of a refusal, base64. */
    proof: v.nullish(boundedText(tokenMaxLength)),
  }),
  v.metadata({ ref: 'LoginInput' }),
);
export type LoginInput = v.InferOutput<typeof LoginInput>;

export const FirstLoginInput = v.pipe(
  v.strictObject({ token }),
  v.metadata({ ref: 'FirstLoginInput' }),
);
export type FirstLoginInput = v.InferOutput<typeof FirstLoginInput>;

export const TokenPair = v.pipe(
  v.object({ refresh: v.string(), access: v.string() }),
  v.metadata({ ref: 'TokenPair' }),
);
export type TokenPair = v.InferOutput<typeof TokenPair>;

export const VerifyInput = v.pipe(v.object({ token }), v.metadata({ ref: 'VerifyInput' }));

export const RefreshInput = v.pipe(
  v.object({ refresh: token }),
  v.metadata({ ref: 'RefreshInput' }),
);

/** `refresh` comes only from sessions that rotate. */
export const RefreshedTokens = v.pipe(
  v.object({ access: v.string(), refresh: v.optional(v.string()) }),
  v.metadata({ ref: 'RefreshedTokens' }),
);
export type RefreshedTokens = v.InferOutput<typeof RefreshedTokens>;
