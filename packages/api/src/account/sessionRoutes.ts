import { Hono } from 'hono';

import type { ApiEnv } from '../apiEnv.ts';
import { Done } from './contract.ts';
import {
  UserSessions,
  FirstLoginInput,
  LoginInput,
  OidcAnswer,
  OidcConfirmInput,
  OidcIdentity,
  OidcLinkInput,
  OidcLoginInput,
  OidcProviderInfo,
  OidcRegisterInput,
  OidcRequest,
  PasskeyInput,
  PasskeyLoginInput,
  PasskeyOptions,
  PasskeyProofInput,
  Passkeys,
  RefreshedTokens,
  RecoveryCodes,
  RefreshInput,
  SecondFactor,
  SecondFactorCodeInput,
  SecondFactorEndInput,
  SecondFactorInput,
  SecondFactorSecret,
  TokenPair,
  VerifyInput,
} from './sessionContract.ts';
import { body } from '../http/body.ts';
import { documented, originOf, loggedIn } from '../http/documented.ts';
import type { Services } from '../services.ts';
import { userLimits } from './limits.ts';

export const sessionRoutes = ({ users }: Services) =>
  new Hono<ApiEnv>()
    .post(
      '/user/login/',
      documented({
        tag: 'user',
        name: 'login',
        summary: 'Opens a session.',
        isPublic: true,
        limit: userLimits.login,
        answers: { 200: TokenPair },
        refuses: ['invalid_input', 'no_active_account', 'code_needed'],
      }),
      body(LoginInput, { takesMore: true }),
      async (c) => {
        return c.json(await users.login(c.req.valid('json'), c.var.clientAddress, originOf(c)));
      },
    )
    .post(
      '/user/login/passkey/options/',
      documented({
        tag: 'user',
        name: 'beginPasskeyLogin',
        summary: 'Makes a challenge for a login by a passkey: for five minutes, once.',
        isPublic: true,
        limit: userLimits.login,
        answers: { 201: PasskeyOptions },
      }),
      async (c) => c.json({ options: await users.passkeys.beginLogin() }, 201),
    )
    .post(
      '/user/login/passkey/',
      documented({
        tag: 'user',
        name: 'logInWithPasskey',
        summary: 'Opens a session by a passkey, without a password and a code.',
        isPublic: true,
        limit: userLimits.login,
        answers: { 200: TokenPair },
        refuses: ['invalid_input', 'passkey_refused'],
      }),
      body(PasskeyLoginInput),
      async (c) => c.json(await users.passkeys.login(c.req.valid('json'), originOf(c))),
    )
    .get(
      '/user/login/oidc/',
      documented({
        tag: 'user',
        name: 'getOidcProvider',
        summary: 'The OpenID Connect provider that this server logs people in by.',
        isPublic: true,
        limit: userLimits.sessions,
        answers: { 200: OidcProviderInfo },
        refuses: ['not_found'],
      }),
      (c) => c.json(users.oidc.describe()),
    )
    .post(
      '/user/login/oidc/options/',
      documented({
        tag: 'user',
        name: 'beginOidcLogin',
        summary: 'Begins a login by the provider: for ten minutes, once.',
        isPublic: true,
        limit: userLimits.oidc,
        answers: { 201: OidcRequest },
        refuses: ['not_found', 'oidc_unavailable'],
      }),
      async (c) => c.json(await users.oidc.beginLogin(), 201),
    )
    .post(
      '/user/login/oidc/',
      documented({
        tag: 'user',
        name: 'logInWithOidc',
        summary:
          'Opens a session by what the provider sent the browser back with, or says what else has to be shown.',
        isPublic: true,
        limit: userLimits.oidc,
        answers: { 200: OidcAnswer },
        refuses: [
          'invalid_input',
          'not_found',
          'oidc_refused',
          'oidc_unavailable',
          'oidc_unverified',
          'no_active_account',
          'no_account',
        ],
      }),
      body(OidcLoginInput),
      async (c) => c.json(await users.oidc.login(c.req.valid('json'), originOf(c))),
    )
    .post(
      '/user/login/oidc/confirm/',
      documented({
        tag: 'user',
        name: 'confirmOidcLogin',
        summary:
          'Opens a session by the ticket of such a login and a code; or by the password, and a code where codes are on, which links the login.',
        isPublic: true,
        limit: userLimits.login,
        answers: { 200: TokenPair },
        refuses: [
          'invalid_input',
          'not_found',
          'oidc_refused',
          'oidc_taken',
          'no_active_account',
          'code_needed',
        ],
      }),
      body(OidcConfirmInput),
      async (c) =>
        c.json(await users.oidc.confirm(c.req.valid('json'), c.var.clientAddress, originOf(c))),
    )
    .post(
      '/user/register/oidc/',
      documented({
        tag: 'user',
        name: 'registerWithOidc',
        summary:
          'Opens an account without a password by the ticket of such a login, and its first session.',
        isPublic: true,
        limit: userLimits.register,
        answers: { 201: TokenPair },
        refuses: ['invalid_input', 'not_found', 'oidc_refused', 'oidc_taken'],
      }),
      body(OidcRegisterInput),
      async (c) => c.json(await users.oidc.register(c.req.valid('json'), originOf(c)), 201),
    )
    .post(
      '/user/first_login/',
      documented({
        tag: 'user',
        name: 'firstLogin',
        summary:
          'Opens the first session of an activated account without the password, once, for the browser that registered it.',
        isPublic: true,
        limit: userLimits.login,
        answers: { 200: TokenPair },
        refuses: ['invalid_input', 'token_not_valid'],
      }),
      body(FirstLoginInput),
      async (c) => c.json(await users.firstLogin(c.req.valid('json'), originOf(c))),
    )
    .post(
      '/user/api/token/verify/',
      documented({
        tag: 'user',
        name: 'verifyToken',
        summary: 'Whether a token is still accepted.',
        isPublic: true,
        limit: userLimits.sessions,
        answers: { 200: Done },
        refuses: ['invalid_input', 'token_not_valid'],
      }),
      body(VerifyInput, { takesMore: true }),
      async (c) => {
        await users.verifyToken(c.req.valid('json').token);
        return c.json({});
      },
    )
    // Clients send their expired access token along; it does not matter here.
    .post(
      '/user/api/token/refresh/',
      documented({
        tag: 'user',
        name: 'refreshToken',
        summary: 'Buys a new access token and, where the session rotates, the next refresh token.',
        isPublic: true,
        limit: userLimits.sessions,
        answers: { 200: RefreshedTokens },
        refuses: ['invalid_input', 'token_not_valid'],
      }),
      body(RefreshInput, { takesMore: true }),
      async (c) => {
        const tokens = await users.refreshToken(c.req.valid('json').refresh, originOf(c));
        return c.json(tokens);
      },
    )
    .post(
      '/user/logout/',
      documented({
        tag: 'user',
        name: 'logout',
        summary: 'Ends the session of a refresh token. A token that is dead already is no error.',
        isPublic: true,
        limit: userLimits.sessions,
        answers: { 204: null },
        refuses: ['invalid_input'],
      }),
      body(RefreshInput, { takesMore: true }),
      async (c) => {
        await users.sessions.logout(c.req.valid('json').refresh, originOf(c));
        return c.body(null, 204);
      },
    )
    .get(
      '/user/sessions/',
      documented({
        tag: 'user',
        name: 'listSessions',
        summary: 'Where the person is logged in: this session first, then the last used.',
        answers: { 200: UserSessions },
      }),
      loggedIn,
      async (c) => c.json({ results: await users.sessions.list(c.var) }),
    )
    .post(
      '/user/sessions/end_others/',
      documented({
        tag: 'user',
        name: 'endOtherSessions',
        summary: 'Ends every session of the person but this one.',
        answers: { 204: null },
      }),
      loggedIn,
      async (c) => {
        await users.sessions.endOthers(c.var, originOf(c));
        return c.body(null, 204);
      },
    )
    .delete(
      '/user/sessions/:id/',
      documented({
        tag: 'user',
        name: 'endSession',
        summary: 'Ends one session of the person: logs that device out.',
        answers: { 204: null },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => {
        await users.sessions.end(c.var, c.req.param('id'), originOf(c));
        return c.body(null, 204);
      },
    )
    .get(
      '/user/passkey/',
      documented({
        tag: 'user',
        name: 'listPasskeys',
        summary: 'The passkeys of the person, the oldest first.',
        answers: { 200: Passkeys },
      }),
      loggedIn,
      async (c) => c.json({ results: await users.passkeys.list(c.var) }),
    )
    .post(
      '/user/passkey/options/',
      documented({
        tag: 'user',
        name: 'beginPasskey',
        limit: userLimits.password,
        summary:
          'Makes a challenge for a new passkey, by the password and a code where codes are on: for five minutes, once.',
        answers: { 201: PasskeyOptions },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      body(PasskeyProofInput),
      async (c) => {
        const options = await users.passkeys.begin(c.var, c.req.valid('json'), originOf(c));
        return c.json({ options }, 201);
      },
    )
    .post(
      '/user/passkey/',
      documented({
        tag: 'user',
        name: 'addPasskey',
        limit: userLimits.password,
        summary: 'Keeps the passkey that a browser made of such a challenge.',
        answers: { 201: Passkeys },
        refuses: ['invalid_input', 'passkey_refused'],
      }),
      loggedIn,
      body(PasskeyInput),
      async (c) => {
        const results = await users.passkeys.add(c.var, c.req.valid('json'), originOf(c));
        return c.json({ results }, 201);
      },
    )
    .delete(
      '/user/passkey/:id/',
      documented({
        tag: 'user',
        name: 'removePasskey',
        limit: userLimits.password,
        summary:
          'Removes a passkey, by the password and a code where codes are on. Other sessions end.',
        answers: { 204: null },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      body(PasskeyProofInput),
      async (c) => {
        await users.passkeys.remove(c.var, c.req.param('id'), c.req.valid('json'), originOf(c));
        return c.body(null, 204);
      },
    )
    .get(
      '/user/oidc/',
      documented({
        tag: 'user',
        name: 'getOidcIdentity',
        summary: 'The login of the provider that the person has linked.',
        answers: { 200: OidcIdentity },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => c.json(await users.oidc.get(c.var)),
    )
    .post(
      '/user/oidc/options/',
      documented({
        tag: 'user',
        name: 'beginOidcLink',
        limit: userLimits.password,
        summary:
          'Begins to link a login of the provider, by the password and a code where codes are on: for ten minutes, once.',
        answers: { 201: OidcRequest },
        refuses: ['invalid_input', 'not_found', 'oidc_unavailable'],
      }),
      loggedIn,
      body(PasskeyProofInput),
      async (c) => c.json(await users.oidc.beginLink(c.var, c.req.valid('json'), originOf(c)), 201),
    )
    .post(
      '/user/oidc/',
      documented({
        tag: 'user',
        name: 'linkOidc',
        limit: userLimits.password,
        summary: 'Links the login that the provider sent the browser back with.',
        answers: { 201: OidcIdentity },
        refuses: ['invalid_input', 'not_found', 'oidc_refused', 'oidc_taken', 'oidc_unavailable'],
      }),
      loggedIn,
      body(OidcLinkInput),
      async (c) => c.json(await users.oidc.link(c.var, c.req.valid('json'), originOf(c)), 201),
    )
    .delete(
      '/user/oidc/',
      documented({
        tag: 'user',
        name: 'unlinkOidc',
        limit: userLimits.password,
        summary:
          'Unlinks the login of the provider, by the password and a code where codes are on. Other sessions end.',
        answers: { 204: null },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      body(PasskeyProofInput),
      async (c) => {
        await users.oidc.unlink(c.var, c.req.valid('json'), originOf(c));
        return c.body(null, 204);
      },
    )
    .get(
      '/user/second_factor/',
      documented({
        tag: 'user',
        name: 'getSecondFactor',
        summary: 'Whether the login of the person asks for a one-time code.',
        answers: { 200: SecondFactor },
      }),
      loggedIn,
      async (c) => c.json(await users.secondFactor.get(c.var)),
    )
    .post(
      '/user/second_factor/',
      documented({
        tag: 'user',
        name: 'beginSecondFactor',
        limit: userLimits.password,
        summary: 'Makes the secret of an authenticator app, by the password. It is not on yet.',
        answers: { 201: SecondFactorSecret },
        refuses: ['invalid_input', 'already_on'],
      }),
      loggedIn,
      body(SecondFactorInput),
      async (c) => c.json(await users.secondFactor.begin(c.var, c.req.valid('json').password), 201),
    )
    .delete(
      '/user/second_factor/',
      documented({
        tag: 'user',
        name: 'endSecondFactor',
        limit: userLimits.password,
        summary: 'Switches one-time codes off, by the password and a code. Other sessions end.',
        answers: { 204: null },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      body(SecondFactorEndInput),
      async (c) => {
        await users.secondFactor.end(c.var, c.req.valid('json'), originOf(c));
        return c.body(null, 204);
      },
    )
    .post(
      '/user/second_factor/confirm/',
      documented({
        tag: 'user',
        name: 'confirmSecondFactor',
        limit: userLimits.password,
        summary: 'Switches one-time codes on by the first one of the app. Other sessions end.',
        answers: { 200: RecoveryCodes },
        refuses: ['invalid_input', 'already_on', 'not_found'],
      }),
      loggedIn,
      body(SecondFactorCodeInput),
      async (c) => {
        const { code } = c.req.valid('json');
        return c.json(await users.secondFactor.confirm(c.var, code, originOf(c)));
      },
    )
    .post(
      '/user/second_factor/recovery_code/',
      documented({
        tag: 'user',
        name: 'renewRecoveryCodes',
        limit: userLimits.password,
        summary: 'Makes ten recovery codes in place of those before, by the password and a code.',
        answers: { 201: RecoveryCodes },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      body(SecondFactorEndInput),
      async (c) =>
        c.json(await users.secondFactor.renewCodes(c.var, c.req.valid('json'), originOf(c)), 201),
    );
