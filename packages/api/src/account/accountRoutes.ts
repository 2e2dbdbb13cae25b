import { type Context, Hono } from 'hono';

import type { ApiEnv } from '../apiEnv.ts';
import { body } from '../http/body.ts';
import { documented, oneTimeToken, originOf, loggedIn } from '../http/documented.ts';
import { query, toPage } from '../http/query.ts';
import type { Services } from '../services.ts';
import {
  AccountDeletion,
  AccountDeletionInput,
  Done,
  DownloadLink,
  EmailChanged,
  EmailChangeInput,
  EmailChangeUndone,
  PasswordChangeInput,
  UserDetails,
  UserDetailsInput,
} from './contract.ts';
import { SecurityEventPage, SecurityEventQuery } from './securityEventsContract.ts';
import { ApiKey, ApiKeyInput, ApiKeys, NewApiKey } from './sessionContract.ts';
import { userLimits } from './limits.ts';

const send = (
  c: Context<ApiEnv>,
  { name, content }: { name: string; content: ReadableStream<Uint8Array> },
) =>
  c.body(content, 200, {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="${name}"`,
    // A proxy that gathers the answer first would hold all of it.
    'X-Accel-Buffering': 'no',
  });

const tell = (c: Context<ApiEnv>) => (error: unknown) =>
  c.var.logger.error({ err: error }, 'An export broke off');

export const accountRoutes = ({
  users,
  apiKeys: keys,
  exports,
  apiKeys,
  sample: workspace,
}: Services) =>
  new Hono<ApiEnv>()
    .get(
      '/user/details/',
      documented({
        tag: 'user',
        name: 'getUserDetails',
        summary: 'The person who is logged in.',
        answers: { 200: UserDetails },
      }),
      loggedIn,
      async (c) => c.json(await users.getDetails(c.var.viewer)),
    )
    .patch(
      '/user/details/',
      documented({
        tag: 'user',
        name: 'updateUserDetails',
        summary: 'Changes what is given; what is left out stays.',
        answers: { 200: UserDetails },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      body(UserDetailsInput),
      async (c) =>
        c.json(await users.updateDetails(c.var.viewer, c.req.valid('json'), originOf(c))),
    )
    .put(
      '/user/password/',
      documented({
        tag: 'user',
        name: 'changePassword',
        limit: userLimits.password,
        summary:
          'Sets a new password by the current one. Other sessions end, and keys and webhooks that are not kept.',
        answers: { 200: Done },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      body(PasswordChangeInput),
      async (c) => {
        await users.changePassword(c.var, c.req.valid('json'), originOf(c));
        return c.json({});
      },
    )
    .post(
      '/user/email/',
      documented({
        tag: 'user',
        name: 'requestEmailChange',
        limit: userLimits.password,
        summary:
          'Sends a link to a new address to log in with, by the password and a code where codes are on, and tells the address before. Answers alike for an address that has an account.',
        answers: { 202: Done },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      body(EmailChangeInput),
      async (c) => {
        await users.emailChange.request(c.var, c.req.valid('json'), originOf(c));
        return c.json({}, 202);
      },
    )
    .post(
      '/user/email/confirm/',
      documented({
        tag: 'user',
        name: 'confirmEmailChange',
        summary:
          'Makes an address the one to log in with, by the token from its letter. Other sessions end.',
        security: 'oneTimeToken',
        limit: userLimits.emailLink,
        answers: { 200: EmailChanged },
        refuses: ['link_inactive'],
      }),
      oneTimeToken,
      async (c) => c.json(await users.emailChange.confirm(c.var.oneTimeToken, originOf(c))),
    )
    .post(
      '/user/email/undo/',
      documented({
        tag: 'user',
        name: 'undoEmailChange',
        summary:
          'Brings the address before back, by the token from the letter to it, for seven days. Every session and the password end; the answer sets a new one.',
        security: 'oneTimeToken',
        limit: userLimits.emailLink,
        answers: { 200: EmailChangeUndone },
        refuses: ['link_inactive'],
      }),
      oneTimeToken,
      async (c) => c.json(await users.emailChange.undo(c.var.oneTimeToken, originOf(c))),
    )
    .get(
      '/user/events/',
      documented({
        tag: 'user',
        name: 'listSecurityEvents',
        summary: 'What happened to the account, newest first, for 400 days.',
        answers: { 200: SecurityEventPage },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      query(SecurityEventQuery),
      async (c) => {
        const asked = c.req.valid('query');
        return c.json(
          toPage(c.req.url, asked, await users.listSecurityEvents(c.var.viewer, asked)),
        );
      },
    )
    .get(
      '/user/api_key/',
      documented({
        tag: 'user',
        name: 'listApiKeys',
        summary: 'The keys of the account’s programs, the newest first; never their secrets.',
        answers: { 200: ApiKeys },
      }),
      loggedIn,
      async (c) => c.json({ results: await keys.list(c.var) }),
    )
    .post(
      '/user/api_key/',
      documented({
        tag: 'user',
        name: 'addApiKey',
        limit: userLimits.password,
        summary: 'Makes a key for a program, by the password. Only this answer has the key itself.',
        answers: { 201: NewApiKey },
        refuses: ['invalid_input', 'too_many_keys'],
      }),
      loggedIn,
      body(ApiKeyInput),
      async (c) => c.json(await keys.add(c.var, c.req.valid('json'), originOf(c)), 201),
    )
    .delete(
      '/user/api_key/:id/',
      documented({
        tag: 'user',
        name: 'revokeApiKey',
        summary: 'Revokes a key: it opens nothing from then on.',
        answers: { 204: null },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => {
        await keys.revoke(c.var, c.req.param('id'), originOf(c));
        return c.body(null, 204);
      },
    )
    .get(
      '/user/export/',
      documented({
        tag: 'user',
        name: 'downloadData',
        summary: 'Everything of the account, as a ZIP of CSV, JSON and pictures.',
        answers: { 200: null },
      }),
      loggedIn,
      async (c) => {
        // HEAD downloads nothing, so no event is recorded.
        if (c.req.method === 'HEAD') return c.body(null);
        return send(c, await exports.write(c.var, originOf(c), tell(c)));
      },
    )
    .post(
      '/user/export/',
      documented({
        tag: 'user',
        name: 'exportData',
        summary: 'A link that downloads the same in a browser: once, within a minute.',
        answers: { 201: DownloadLink },
      }),
      loggedIn,
      async (c) => c.json(await exports.makeLink(c.var, originOf(c)), 201),
    )
    .get(
      '/user/export/:link/',
      documented({
        tag: 'user',
        name: 'openDownloadLink',
        summary: 'What a download link leads to.',
        answers: { 200: null },
        refuses: ['link_inactive', 'not_found'],
        isPublic: true,
        limit: userLimits.downloadLink,
      }),
      async (c) => {
        // Asking for the head alone does not use the link up.
        if (c.req.method === 'HEAD') return c.body(null);
        return send(c, await exports.openLink(c.req.param('link'), tell(c)));
      },
    )
    .get(
      '/key/',
      documented({
        tag: 'key',
        name: 'getOwnKey',
        scope: 'any',
        summary: 'The API key that asks: its name, its scopes and its term.',
        answers: { 200: ApiKey },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => c.json(await apiKeys.get(c.var.accountId, c.var.sessionId)),
    )
    .delete(
      '/user/sample/',
      documented({
        tag: 'user',
        name: 'removeSample',
        summary: 'Removes the sample workspace. What the owner hung on it stays.',
        answers: { 204: null },
      }),
      loggedIn,
      async (c) => {
        await workspace.remove(c.var.accountId, c.var.userId);
        return c.body(null, 204);
      },
    );

export const accountDeletionRoutes = ({ deletion: wait }: Services) =>
  new Hono<ApiEnv>()
    .post(
      '/user/delete/',
      documented({
        tag: 'user',
        name: 'deleteAccount',
        limit: userLimits.password,
        summary: 'Deletes the account in 14 days, by its password. Until then it can be kept.',
        answers: { 202: AccountDeletion },
        refuses: ['invalid_input', 'owns_others'],
      }),
      loggedIn,
      body(AccountDeletionInput),
      async (c) => c.json(await wait.ask(c.var, c.req.valid('json'), originOf(c)), 202),
    )
    .delete(
      '/user/delete/',
      documented({
        tag: 'user',
        name: 'keepAccount',
        summary: 'Takes the deletion back. An account that was not to be deleted stays as it is.',
        answers: { 204: null },
      }),
      loggedIn,
      async (c) => {
        await wait.cancel(c.var, originOf(c));
        return c.body(null, 204);
      },
    );
