import { Hono } from 'hono';

import { userLimits } from '../account/limits.ts';
import { TokenPair } from '../account/sessionContract.ts';
import type { ApiEnv } from '../apiEnv.ts';
import { body } from '../http/body.ts';
import { documented, loggedIn, originOf } from '../http/documented.ts';
import { query } from '../http/query.ts';
import type { Services } from '../services.ts';
import {
  AcceptInput,
  Accepted,
  Colleague,
  ColleagueInput,
  Colleagues,
  DueTimes,
  Invitation,
  InvitationInput,
  InvitationToken,
  OpenableAccounts,
  OpenInvitation,
  OwnershipInput,
  OwnershipTransfer,
  Team,
  TeamQuery,
} from './contract.ts';

export const colleagueRoutes = ({ colleagues }: Services) =>
  new Hono<ApiEnv>()
    .get(
      '/colleague/',
      documented({
        tag: 'colleague',
        name: 'listColleagues',
        summary: 'Who may act in the account, its owner first, and who is invited.',
        answers: { 200: Colleagues },
      }),
      loggedIn,
      async (c) => c.json(await colleagues.list(c.var.viewer)),
    )
    .get(
      '/team/',
      documented({
        tag: 'colleague',
        name: 'listTeam',
        summary:
          'The names of those who act in the account, its owner first; by an answer, who may work on it. Who is bound to places sees those who share one.',
        answers: { 200: Team },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      query(TeamQuery),
      async (c) => c.json(await colleagues.team(c.var.viewer, c.req.valid('query').feedback)),
    )
    .get(
      '/due_times/',
      documented({
        tag: 'feedback',
        name: 'getDueTimes',
        scope: 'read:feedback',
        summary:
          'Within how many hours answers are to be replied to or resolved, by their ratings.',
        answers: { 200: DueTimes },
      }),
      loggedIn,
      async (c) => c.json(await colleagues.dueTimes(c.var.accountId)),
    )
    .put(
      '/due_times/',
      documented({
        tag: 'feedback',
        name: 'setDueTimes',
        summary: 'Replaces these times. Ratings that are in no range have none.',
        answers: { 200: DueTimes },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      body(DueTimes),
      async (c) => c.json(await colleagues.setDueTimes(c.var.accountId, c.req.valid('json'))),
    )
    .post(
      '/colleague/invitation/',
      documented({
        tag: 'colleague',
        name: 'inviteColleague',
        limit: userLimits.invite,
        summary: 'Invites a colleague by a letter, whose link works once, for seven days.',
        answers: { 201: Invitation },
        refuses: ['invalid_input', 'already_colleague', 'too_many_colleagues'],
      }),
      loggedIn,
      body(InvitationInput),
      async (c) =>
        c.json(await colleagues.invite(c.var.viewer, c.req.valid('json'), originOf(c)), 201),
    )
    .post(
      '/colleague/invitation/:id/resend/',
      documented({
        tag: 'colleague',
        name: 'resendInvitation',
        limit: userLimits.invite,
        summary: 'Sends an invitation again, with a new link; the one before ends.',
        answers: { 200: Invitation },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => c.json(await colleagues.resend(c.var.viewer, c.req.param('id'))),
    )
    .delete(
      '/colleague/invitation/:id/',
      documented({
        tag: 'colleague',
        name: 'revokeInvitation',
        summary: 'Revokes an invitation: its link opens nothing from then on.',
        answers: { 204: null },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => {
        await colleagues.revoke(c.var.viewer, c.req.param('id'), originOf(c));
        return c.body(null, 204);
      },
    )
    .patch(
      '/colleague/:id/',
      documented({
        tag: 'colleague',
        name: 'updateColleague',
        summary: 'Changes the role and the places of a colleague, at once. The owner stays.',
        answers: { 200: Colleague },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      body(ColleagueInput),
      async (c) =>
        c.json(
          await colleagues.update(
            c.var.viewer,
            c.req.param('id'),
            c.req.valid('json'),
            originOf(c),
          ),
        ),
    )
    .delete(
      '/ownership/',
      documented({
        tag: 'colleague',
        name: 'withdrawOwnership',
        summary: 'Withdraws the offer of the account, until it is accepted.',
        answers: { 204: null },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => {
        await colleagues.withdrawOwnership(c.var.viewer, originOf(c));
        return c.body(null, 204);
      },
    )
    .delete(
      '/colleague/:id/',
      documented({
        tag: 'colleague',
        name: 'removeColleague',
        summary: 'Removes a colleague, and ends their sessions in the account at once.',
        answers: { 204: null },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => {
        await colleagues.remove(c.var.viewer, c.req.param('id'), originOf(c));
        return c.body(null, 204);
      },
    )
    .post(
      '/ownership/',
      documented({
        tag: 'colleague',
        name: 'offerOwnership',
        limit: userLimits.password,
        summary:
          'Offers the account to a colleague for seven days, by the password and, where it is on, a one-time code.',
        answers: { 201: OwnershipTransfer },
        refuses: ['invalid_input', 'not_found', 'already_offered', 'deletion_pending'],
      }),
      loggedIn,
      body(OwnershipInput),
      async (c) =>
        c.json(
          await colleagues.offerOwnership(c.var.viewer, c.req.valid('json'), originOf(c)),
          201,
        ),
    )
    .post(
      '/account/:id/ownership/',
      documented({
        tag: 'colleague',
        name: 'acceptOwnership',
        summary:
          'Makes the person the owner of an account that is offered to them. Its owner before manages all of it.',
        answers: { 204: null },
        refuses: ['not_found', 'expired', 'deletion_pending'],
      }),
      loggedIn,
      async (c) => {
        await colleagues.acceptOwnership(c.var.viewer, c.req.param('id'), originOf(c));
        return c.body(null, 204);
      },
    )
    .delete(
      '/account/:id/ownership/',
      documented({
        tag: 'colleague',
        name: 'declineOwnership',
        summary: 'Declines an account that is offered to the person.',
        answers: { 204: null },
        refuses: ['not_found', 'expired'],
      }),
      loggedIn,
      async (c) => {
        await colleagues.declineOwnership(c.var.viewer, c.req.param('id'), originOf(c));
        return c.body(null, 204);
      },
    )
    .post(
      '/invitation/check/',
      documented({
        tag: 'colleague',
        name: 'checkInvitation',
        isPublic: true,
        limit: userLimits.invitation,
        summary: 'What the link of an invitation leads to.',
        answers: { 200: OpenInvitation },
        refuses: ['invalid_input', 'link_inactive'],
      }),
      body(InvitationToken),
      async (c) => c.json(await colleagues.check(c.req.valid('json').token)),
    )
    .post(
      '/invitation/accept/',
      documented({
        tag: 'colleague',
        name: 'acceptInvitation',
        isPublic: true,
        limit: userLimits.invitation,
        summary:
          'Accepts an invitation. An address without a login gets one by a name and a password.',
        answers: { 200: Accepted },
        refuses: ['invalid_input', 'link_inactive'],
      }),
      body(AcceptInput),
      async (c) => c.json(await colleagues.accept(c.req.valid('json'), originOf(c))),
    )
    .get(
      '/account/',
      documented({
        tag: 'colleague',
        name: 'listAccounts',
        summary: 'The accounts that the person may act in.',
        answers: { 200: OpenableAccounts },
      }),
      loggedIn,
      async (c) => c.json({ results: await colleagues.listAccounts(c.var.viewer) }),
    )
    .post(
      '/account/leave/',
      documented({
        tag: 'colleague',
        name: 'leaveAccount',
        summary:
          'Leaves the account of somebody else that the session acts in, and ends the session.',
        answers: { 204: null },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => {
        await colleagues.leave(c.var.viewer, originOf(c));
        return c.body(null, 204);
      },
    )
    .post(
      '/account/:id/open/',
      documented({
        tag: 'colleague',
        name: 'openAccount',
        summary: 'Opens another account of the person: a new session in it, instead of this one.',
        answers: { 200: TokenPair },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) =>
        c.json(await colleagues.openAccount(c.var.viewer, c.req.param('id'), originOf(c))),
    );
