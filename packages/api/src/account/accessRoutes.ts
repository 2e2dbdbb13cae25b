import { Hono } from 'hono';

import type { ApiEnv } from '../apiEnv.ts';
import {
  Activated,
  Done,
  EmailInput,
  PasswordResetInput,
  Registered,
  RegisterInput,
  ValidLink,
} from './contract.ts';
import { body } from '../http/body.ts';
import { documented, oneTimeToken, originOf } from '../http/documented.ts';
import { refuseHead } from '../http/methodNotAllowed.ts';
import type { Services } from '../services.ts';
import { userLimits } from './limits.ts';

export const accessRoutes = ({ users }: Services) =>
  new Hono<ApiEnv>()
    .post(
      '/user/register/',
      documented({
        tag: 'user',
        name: 'register',
        summary: 'Opens an account and sends the activation letter.',
        isPublic: true,
        limit: userLimits.register,
        answers: { 201: Registered },
        refuses: ['invalid_input'],
      }),
      body(RegisterInput, { takesMore: true }),
      async (c) =>
        c.json(await users.register(c.req.valid('json'), c.var.clientAddress, originOf(c)), 201),
    )
    .get(
      '/user/activate_account/',
      documented({
        tag: 'user',
        name: 'activateAccount',
        summary: 'Makes an account active, by the token from its letter.',
        security: 'oneTimeToken',
        limit: userLimits.activate,
        answers: { 200: Activated },
        refuses: ['already_active', 'link_inactive'],
      }),
      refuseHead,
      oneTimeToken,
      async (c) => {
        return c.json(await users.activate(c.var.oneTimeToken, originOf(c)));
      },
    )
    .post(
      '/user/request_activation_link/',
      documented({
        tag: 'user',
        name: 'requestActivationLink',
        summary: 'Sends the activation letter again.',
        isPublic: true,
        limit: userLimits.resend,
        answers: { 200: Done },
        refuses: ['invalid_input', 'invalid_or_active', 'no_account', 'email_gone'],
      }),
      body(EmailInput, { takesMore: true }),
      async (c) => {
        await users.requestActivationLink(c.req.valid('json').email);
        return c.json({});
      },
    )
    .post(
      '/user/recover/',
      documented({
        tag: 'user',
        name: 'recoverAccount',
        summary: 'Sends a password reset letter. Answers alike for an address without an account.',
        isPublic: true,
        limit: userLimits.recover,
        answers: { 200: Done },
        refuses: ['invalid_input'],
      }),
      body(EmailInput, { takesMore: true }),
      async (c) => {
        await users.recover(c.req.valid('json').email, originOf(c));
        return c.json({});
      },
    )
    .get(
      '/user/change_pass/',
      documented({
        tag: 'user',
        name: 'checkResetLink',
        summary:
          'Whether a password reset link may still be used, and which programs end with the password.',
        security: 'oneTimeToken',
        limit: userLimits.changePass,
        answers: { 200: ValidLink },
        refuses: ['link_inactive'],
      }),
      oneTimeToken,
      async (c) => c.json(await users.checkResetLink(c.var.oneTimeToken)),
    )
    .put(
      '/user/change_pass/',
      documented({
        tag: 'user',
        name: 'resetPassword',
        summary:
          'Sets a new password by the token from a letter. Every session, key and webhook ends that is not kept.',
        security: 'oneTimeToken',
        limit: userLimits.changePass,
        answers: { 200: Done },
        refuses: ['invalid_input', 'link_inactive'],
      }),
      oneTimeToken,
      body(PasswordResetInput, { takesMore: true }),
      async (c) => {
        await users.resetPassword(c.var.oneTimeToken, c.req.valid('json'), originOf(c));
        return c.json({});
      },
    );
