import { createHmac } from 'node:crypto';

import { emailOnly } from '@hearback/schema/rules';
import type { Configuration } from 'openid-client';
import * as v from 'valibot';

import { isLoopback, type OidcSettings } from '../env.ts';
import { ApiError } from '../http/ApiError.ts';
import type { ServiceTools } from '../services.ts';
import { personName } from './contract.ts';

/** Loaded when somebody logs in by a provider: most servers have none. */
const loadClient = () => import('openid-client');

/** Where providers send browsers back to: a screen of the app. The operator enters it at the provider. */
const oidcCallbackPath = '/oidc/';

/** For each of at most four requests to the provider. The gateway waits longer than they take together. */
const requestSeconds = 5;

/** After so long endpoints are read again. Keys are read again whenever an unknown one signs. */
const believedMs = 3_600_000;

/** A provider's claims about somebody. */
export interface OidcClaims {
  issuer: string;
  subject: string;
  /** Null: none that could be an address. */
  email: string | null;
  /** The provider has seen that the address is theirs. */
  is_verified: boolean;
  first_name: string;
  last_name: string;
}

/** The parameters that a browser brings back. */
interface Returned {
  state: string;
  code: string;
  iss?: string | null | undefined;
}

export const oidcRefused = () =>
  new ApiError('oidc_refused', 'This login of the provider opens no account, or was used already.');

const unavailable = () =>
  new ApiError('oidc_unavailable', 'The login provider does not answer as it should right now.');

/** The keys of one login, made from the secret of its browser: nothing here has to keep them. */
const keyOf = (secret: string, purpose: 'nonce' | 'code_verifier') =>
  createHmac('sha256', secret).update(purpose).digest('base64url');

const Subject = v.pipe(v.string(), v.regex(/^[^\p{Cc}]{1,255}$/u));

/** An unusable claim counts as left out, as providers may leave out all of them. */
const textOr = <Schema extends v.GenericSchema<unknown, string>>(
  schema: Schema,
  given: unknown,
) => {
  const parsed = v.safeParse(schema, given);
  return parsed.success ? parsed.output : undefined;
};

/** True when nothing is wrong with this login, but with the provider, or with what this server is to it. */
function isOfProvider(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  const { code, status, error: reason } = error as Error & Record<string, unknown>;
  if (reason === 'invalid_client' || reason === 'unauthorized_client') return true;
  if (typeof status === 'number') return status >= 500 || status === 429;
  return (
    code === undefined ||
    code === 'OAUTH_TIMEOUT' ||
    code === 'OAUTH_ABORT' ||
    code === 'OAUTH_PARSE_ERROR' ||
    code === 'OAUTH_RESPONSE_IS_NOT_JSON' ||
    code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' ||
    code === 'OAUTH_HTTP_REQUEST_FORBIDDEN'
  );
}

/** Talks to the provider of the settings: authorization code, PKCE, state and nonce, by openid-client. */
export const createOidcProvider = (
  { issuer, clientId, clientSecret }: OidcSettings,
  { settings: { publicOrigin }, logger, now }: Pick<ServiceTools, 'settings' | 'logger' | 'now'>,
) => {
  const redirectUri = `${publicOrigin}${oidcCallbackPath}`;
  const isLocal = isLoopback(new URL(issuer).hostname);
  let known: { until: number; config: Promise<Configuration> } | undefined;

  const discover = async (): Promise<Configuration> => {
    const client = await loadClient();
    const execute = isLocal ? [client.allowInsecureRequests] : [];
    const options = { execute, timeout: requestSeconds };
    const found = await client.discovery(
      new URL(issuer),
      clientId,
      undefined,
      client.None(),
      options,
    );
    const metadata = found.serverMetadata();
    const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const authenticate = methods.includes('client_secret_post')
      ? client.ClientSecretPost(clientSecret)
      : client.ClientSecretBasic(clientSecret);
    const config = new client.Configuration(metadata, clientId, undefined, authenticate);
    config.timeout = requestSeconds;
    // The signature too, although the token comes straight from the provider.
    client.enableNonRepudiationChecks(config);
    if (isLocal) client.allowInsecureRequests(config);
    const { authorization_endpoint: endpoint = '' } = metadata;
    const { protocol, hostname } = new URL(endpoint);
    if (protocol !== 'https:' && !(isLocal && protocol === 'http:' && isLoopback(hostname))) {
      throw new Error(`The provider sends browsers to ${endpoint}`);
    }
    return config;
  };

  const configure = (): Promise<Configuration> => {
    if (known && known.until > now().getTime()) return known.config;
    const config = discover();
    const entry = { until: now().getTime() + believedMs, config };
    known = entry;
    config.catch(() => {
      if (known === entry) known = undefined;
    });
    return config;
  };

  /** Does something with the provider. Operators read what is wrong; people whether to try again. */
  const ask = async <Result>(work: (config: Configuration) => Promise<Result>): Promise<Result> => {
    let config;
    try {
      config = await configure();
    } catch (error) {
      logger.warn({ reason: String(error), issuer }, 'The login provider cannot be used');
      throw unavailable();
    }
    try {
      return await work(config);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      const { code, error: answer } = error as Record<string, unknown>;
      const reason = { reason: String(error), code, answer, issuer };
      if (isOfProvider(error)) {
        logger.warn(reason, 'The login provider did not answer as it should');
        throw unavailable();
      }
      logger.info(reason, 'A login of the provider was refused');
      throw oidcRefused();
    }
  };

  return {
    /** The address at the provider that a browser is sent to. */
    begin: (secret: string, state: string): Promise<string> =>
      ask(async (config) => {
        const client = await loadClient();
        return client.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state,
          nonce: keyOf(secret, 'nonce'),
          code_challenge: await client.calculatePKCECodeChallenge(keyOf(secret, 'code_verifier')),
          code_challenge_method: 'S256',
        }).href;
      }),

    /** Exchanges what a browser brought back for what the provider says of its user. */
    finish: (secret: string, { state, code, iss }: Returned): Promise<OidcClaims> =>
      ask(async (config) => {
        const client = await loadClient();
        const url = new URL(redirectUri);
        url.search = new URLSearchParams({ state, code, ...(iss && { iss }) }).toString();
        const tokens = await client.authorizationCodeGrant(config, url, {
          expectedState: state,
          expectedNonce: keyOf(secret, 'nonce'),
          pkceCodeVerifier: keyOf(secret, 'code_verifier'),
          idTokenExpected: true,
        });
        const inToken = tokens.claims();
        const subject = textOr(Subject, inToken?.sub);
        if (!inToken || subject === undefined) throw oidcRefused();
        // Many providers keep what they know of people out of tokens.
        const hasMore = config.serverMetadata().userinfo_endpoint !== undefined;
        const claims =
          inToken.email === undefined && hasMore
            ? await client.fetchUserInfo(config, tokens.access_token, subject)
            : inToken;
        const email = textOr(emailOnly.entries.email, claims.email)?.toLowerCase() ?? null;
        return {
          issuer: inToken.iss,
          subject,
          email,
          is_verified: email !== null && [true, 'true'].includes(claims.email_verified as boolean),
          first_name: textOr(personName, claims.given_name) ?? '',
          last_name: textOr(personName, claims.family_name) ?? '',
        };
      }),
  };
};
