import { issueSentences } from '@hearback/schema/errors';
import {
  apiKey,
  apiScopes,
  boundedText,
  credentials,
  givenCode,
  givenPassword,
  passkeyName,
  passwordAgain,
  registration,
} from '@hearback/schema/rules';
import * as v from 'valibot';

import { count, moment, uuidText } from '../http/list.ts';
import { personName } from './contract.ts';

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
    /** Requests a refresh token that changes at every use. */
    rotate: v.optional(v.boolean(issueSentences.invalid), false),
    /** Requests a session of 30 days instead of one. */
    remember: v.optional(v.boolean(issueSentences.invalid), false),
    /** Of the caller's choice. Asked again within a minute, it is the same session. */
    id: v.optional(uuidText),
    /** The solved `challenge` of a refusal, base64. */
    proof: v.nullish(boundedText(tokenMaxLength)),
    /** Of the authenticator app, or a recovery code, where the person has switched codes on. */
    code: v.nullish(givenCode),
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

export const UserSession = v.pipe(
  v.object({
    id: v.string(),
    /** True if it is the session of this request. */
    is_current: v.boolean(),
    date_created: moment,
    /** The last time it got an access token; at most minutes before it was last used. */
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

/** If a login asks for a one-time code, and how many recovery codes are left. */
export const SecondFactor = v.pipe(
  v.object({ is_on: v.boolean(), date_enabled: v.nullable(moment), recovery_codes: count }),
  v.metadata({ ref: 'SecondFactor' }),
);
export type SecondFactor = v.InferOutput<typeof SecondFactor>;

/** A passkey of the person: what is kept of it opens nothing. */
export const Passkey = v.pipe(
  v.object({
    id: v.string(),
    name: v.string(),
    date_created: moment,
    last_used: v.nullable(moment),
  }),
  v.metadata({ ref: 'Passkey' }),
);
export type Passkey = v.InferOutput<typeof Passkey>;

export const Passkeys = v.pipe(
  v.object({ results: v.array(Passkey) }),
  v.metadata({ ref: 'Passkeys' }),
);

/** The password, and a code of the app or a recovery code where codes are on. */
export const PasskeyProofInput = v.pipe(
  v.strictObject({ ...passwordAgain.entries, code: v.nullish(givenCode) }),
  v.metadata({ ref: 'PasskeyProofInput' }),
);
export type PasskeyProofInput = v.InferOutput<typeof PasskeyProofInput>;

/** JSON for `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`, as text. */
export const PasskeyOptions = v.pipe(
  v.object({ options: v.string() }),
  v.metadata({ ref: 'PasskeyOptions' }),
);

/** The credential as `toJSON` of the browser writes it, as text. */
const passkeyResponse = v.pipe(boundedText(20_000), v.minLength(1, issueSentences.required));

export const PasskeyInput = v.pipe(
  v.strictObject({ ...passkeyName.entries, response: passkeyResponse }),
  v.metadata({ ref: 'PasskeyInput' }),
);
export type PasskeyInput = v.InferOutput<typeof PasskeyInput>;

export const PasskeyLoginInput = v.pipe(
  v.strictObject({
    response: passkeyResponse,
    rotate: LoginInput.entries.rotate,
    remember: LoginInput.entries.remember,
    id: LoginInput.entries.id,
  }),
  v.metadata({ ref: 'PasskeyLoginInput' }),
);
export type PasskeyLoginInput = v.InferOutput<typeof PasskeyLoginInput>;

/** The OpenID Connect provider of this server, as a login shows it. */
export const OidcProviderInfo = v.pipe(
  v.object({
    name: v.string(),
    /** True: an address of some domains may open an account by it. */
    registers: v.boolean(),
  }),
  v.metadata({ ref: 'OidcProviderInfo' }),
);
export type OidcProviderInfo = v.InferOutput<typeof OidcProviderInfo>;

/** Where to send the browser, and a secret that its tab keeps until it is back. */
export const OidcRequest = v.pipe(
  v.object({ url: v.string(), secret: v.string() }),
  v.metadata({ ref: 'OidcRequest' }),
);
export type OidcRequest = v.InferOutput<typeof OidcRequest>;

/** The secret of the tab, and what the provider added to the address that it sent the browser back to. */
export const OidcLinkInput = v.pipe(
  v.strictObject({
    secret: token,
    state: token,
    code: token,
    iss: v.nullish(boundedText(tokenMaxLength)),
  }),
  v.metadata({ ref: 'OidcLinkInput' }),
);
export type OidcLinkInput = v.InferOutput<typeof OidcLinkInput>;

const opened = {
  rotate: LoginInput.entries.rotate,
  remember: LoginInput.entries.remember,
  id: LoginInput.entries.id,
};

export const OidcLoginInput = v.pipe(
  v.strictObject({ ...OidcLinkInput.entries, ...opened }),
  v.metadata({ ref: 'OidcLoginInput' }),
);
export type OidcLoginInput = v.InferOutput<typeof OidcLoginInput>;

/** The tokens of a session, or what else has to be shown for it, with a ticket for ten minutes. */
export const OidcAnswer = v.pipe(
  v.object({
    tokens: v.nullable(TokenPair),
    /** Null: there are tokens. */
    needs: v.nullable(v.picklist(['code', 'password', 'registration'])),
    ticket: v.nullable(v.string()),
    /** Of the account that a password is asked for, or that is to be opened. */
    email: v.nullable(v.string()),
    /** As the provider says, for a registration. */
    first_name: v.nullable(v.string()),
    last_name: v.nullable(v.string()),
  }),
  v.metadata({ ref: 'OidcAnswer' }),
);
export type OidcAnswer = v.InferOutput<typeof OidcAnswer>;

export const OidcConfirmInput = v.pipe(
  v.strictObject({
    ticket: token,
    ...opened,
    password: v.nullish(LoginInput.entries.password),
    proof: LoginInput.entries.proof,
    code: LoginInput.entries.code,
  }),
  v.metadata({ ref: 'OidcConfirmInput' }),
);
export type OidcConfirmInput = v.InferOutput<typeof OidcConfirmInput>;

export const OidcRegisterInput = v.pipe(
  v.strictObject({
    ticket: token,
    rotate: opened.rotate,
    remember: opened.remember,
    first_name: personName,
    last_name: personName,
    agree_terms: registration.entries.agree_terms,
    language: registration.entries.language,
  }),
  v.metadata({ ref: 'OidcRegisterInput' }),
);
export type OidcRegisterInput = v.InferOutput<typeof OidcRegisterInput>;

/** The login of the provider that the person has linked. */
export const OidcIdentity = v.pipe(
  v.object({
    /** Of the provider. */
    name: v.string(),
    is_linked: v.boolean(),
    /** As the provider named it. Null: it named none, or nothing is linked. */
    email: v.nullable(v.string()),
    date_linked: v.nullable(moment),
    last_used: v.nullable(moment),
    /** False: the account was opened by the provider, and its person has set no password since. */
    has_password: v.boolean(),
  }),
  v.metadata({ ref: 'OidcIdentity' }),
);
export type OidcIdentity = v.InferOutput<typeof OidcIdentity>;

export const SecondFactorInput = v.pipe(
  v.strictObject({ password: givenPassword }),
  v.metadata({ ref: 'SecondFactorInput' }),
);

/** The secret of an authenticator app, as text and as the address that a QR code holds. */
export const SecondFactorSecret = v.pipe(
  v.object({ secret: v.string(), uri: v.string() }),
  v.metadata({ ref: 'SecondFactorSecret' }),
);
export type SecondFactorSecret = v.InferOutput<typeof SecondFactorSecret>;

export const SecondFactorCodeInput = v.pipe(
  v.strictObject({ code: givenCode }),
  v.metadata({ ref: 'SecondFactorCodeInput' }),
);

export const SecondFactorEndInput = v.pipe(
  v.strictObject({ password: givenPassword, code: givenCode }),
  v.metadata({ ref: 'SecondFactorEndInput' }),
);
export type SecondFactorEndInput = v.InferOutput<typeof SecondFactorEndInput>;

/** Ten codes, each for one login without the app. No other answer ever has them. */
export const RecoveryCodes = v.pipe(
  v.object({ recovery_codes: v.array(v.string()) }),
  v.metadata({ ref: 'RecoveryCodes' }),
);
export type RecoveryCodes = v.InferOutput<typeof RecoveryCodes>;

export const ApiKeyInput = v.pipe(
  v.strictObject({
    ...apiKey.entries,
    /** Validity in days. If null or omitted, the key is valid until it is revoked. */
    expires_in_days: v.optional(apiKey.entries.expires_in_days, null),
  }),
  v.metadata({ ref: 'ApiKeyInput' }),
);
export type ApiKeyInput = v.InferOutput<typeof ApiKeyInput>;

const described = {
  id: v.string(),
  name: v.string(),
  scopes: v.array(v.picklist(apiScopes)),
  /** The beginning of the key; only its holder knows the rest. */
  prefix: v.string(),
  /** False: the key reaches the companies and locations that are named, and nothing else. */
  everywhere: v.boolean(),
  companies: v.array(v.string()),
  locations: v.array(v.string()),
  date_created: moment,
  expires_at: v.nullable(moment),
  /** Give or take a minute. Null: never. */
  last_used: v.nullable(moment),
  is_expired: v.boolean(),
};

export const ApiKey = v.pipe(v.object(described), v.metadata({ ref: 'ApiKey' }));
export type ApiKey = v.InferOutput<typeof ApiKey>;

export const ApiKeys = v.pipe(
  v.object({ results: v.array(ApiKey) }),
  v.metadata({ ref: 'ApiKeys' }),
);

/** A key with its secret, which no other answer ever has. */
export const NewApiKey = v.pipe(
  v.object({ ...described, key: v.string() }),
  v.metadata({ ref: 'NewApiKey' }),
);
export type NewApiKey = v.InferOutput<typeof NewApiKey>;
