import { limits } from '@hearback/schema/limits';

import { type EmailChangeRow, emailChangesSql } from '../account/emailChanges.sql.ts';
import { type OneTimeToken, oneTimeTokensSql } from '../account/oneTimeTokens.sql.ts';
import { peopleSql, type Person } from '../account/people.sql.ts';
import { securityEventsSql } from '../account/securityEvents.sql.ts';
import { helpRequestsSql } from '../help/helpRequests.sql.ts';
import { invitationsSql } from '../colleague/colleagues.sql.ts';
import { activation } from '../mail/access/activation.ts';
import {
  invitationLetter,
  isOwnershipChange,
  ownershipLetter,
} from '../mail/access/invitationLetter.ts';
import { helpRequestLetter } from '../mail/account/helpRequestLetter.ts';
import { emailChangeLetter } from '../mail/security/emailChangeLetter.ts';
import { isFactorChange, secondFactorChanged } from '../mail/security/secondFactorChanged.ts';
import { securitySummary, reportedKinds } from '../mail/security/securitySummary.ts';
import { webhookMade } from '../mail/workspace/webhookMade.ts';
import { webhookSwitchedOff } from '../mail/workspace/webhookSwitchedOff.ts';
import { lettersSql } from '../notification/letters.sql.ts';
import { newOneTimeSecret } from '../tools/randomSecrets.ts';
import { webhooksSql } from '../webhook/webhooks.sql.ts';
import { defineJob, type Job, type JobTools } from './defineJob.ts';
import { sendOnce } from './sendOnce.ts';

/** Makes the secret of a letter's link. It is made when the letter is written: nothing else knows it. */
export async function newLetterToken(
  { db, now }: JobTools,
  person: Person,
  purpose: OneTimeToken['purpose'],
  ttlSeconds: number,
): Promise<string> {
  const { secret, hash } = newOneTimeSecret();
  const expiresAt = new Date(now().getTime() + ttlSeconds * 1_000);
  await oneTimeTokensSql.insert(db, person, { purpose, hash, now: now(), expiresAt });
  return secret;
}

/** Mails an activation link. To one who is active, or barred, it sends nothing. */
export const sendActivation = defineJob('sendActivation', async (input, tools) => {
  const { activationTtlSeconds, publicOrigin } = tools.settings;
  const person = await peopleSql.findMember(tools.db, input.accountId, input.personId);
  if (!person || person.is_active || person.deactivated_at) return;

  await sendOnce(tools, input, person, async () => {
    const token = await newLetterToken(tools, person, 'activation', activationTtlSeconds);
    return activation({
      language: person.language,
      firstName: person.first_name,
      url: `${publicOrigin}/activate#t=${token}`,
      hours: Math.ceil(activationTtlSeconds / 3_600),
    });
  });
});

const hourMs = 3_600_000;

/** Mails what happened to an account since an hour before it became too much for single letters. */
export const sendSecuritySummary = defineJob('sendSecuritySummary', async (input, tools) => {
  const { accountId, letterId, personId } = input;
  const person = await peopleSql.findMember(tools.db, accountId, personId);
  const letter = await lettersSql.find(tools.db, accountId, letterId);
  if (!person || !letter) return;

  await sendOnce(tools, input, person, async () => {
    const since = new Date(letter.created_at.getTime() - hourMs);
    const events = await securityEventsSql.listSince(tools.db, accountId, reportedKinds, since);
    return securitySummary({
      language: person.language,
      firstName: person.first_name,
      since,
      events: events.map(({ kind, created_at, device, address, api_key, webhook }) => ({
        kind,
        at: created_at,
        about: webhook ?? (kind === 'api_key_made' ? (api_key?.name ?? null) : null),
        device,
        address,
      })),
      url: `${tools.settings.publicOrigin}/account/?tab=security`,
    });
  });
});

/** Mails that something about the second factor of a login changed, as the event says that it is about. */
export const sendSecondFactorChanged = defineJob(
  'sendSecondFactorChanged',
  async (input, tools) => {
    const { accountId, letterId, personId } = input;
    const person = await peopleSql.findMember(tools.db, accountId, personId);
    const letter = await lettersSql.find(tools.db, accountId, letterId);
    const event = letter && (await securityEventsSql.find(tools.db, accountId, letter.about));
    if (!person || !event || !isFactorChange(event.kind)) return;

    const { kind } = event;
    await sendOnce(tools, input, person, () =>
      Promise.resolve(
        secondFactorChanged({
          kind,
          language: person.language,
          firstName: person.first_name,
          device: event.device,
          address: event.address,
          at: event.created_at,
          url: `${tools.settings.publicOrigin}/account/?tab=security`,
        }),
      ),
    );
  },
);

/** The change of a login address that a letter is about, and whose it is. Undefined: it is gone. */
async function findEmailChange(
  { db }: JobTools,
  { accountId, letterId, personId }: { accountId: string; letterId: string; personId: string },
): Promise<{ change: EmailChangeRow; person: Person } | undefined> {
  const person = await peopleSql.find(db, accountId, personId);
  const letter = await lettersSql.find(db, accountId, letterId);
  const change = letter && (await emailChangesSql.find(db, accountId, letter.about));
  return person?.is_active && change ? { change, person } : undefined;
}

const nameOf = ({ first_name, last_name }: Person) => `${first_name} ${last_name}`;

/**
 * Mails the link that makes an address the one to log in with, to that address. If somebody logs in with it already,
 * the letter says so in place of the link: only who reads its mail learns that it has an account.
 */
export const sendEmailConfirmation = defineJob('sendEmailConfirmation', async (input, tools) => {
  const found = await findEmailChange(tools, input);
  if (!found || found.change.changed_at) return;
  const { change, person } = found;
  const { publicOrigin } = tools.settings;
  const facts = {
    language: person.language,
    firstName: person.first_name,
    oldEmail: change.old_email,
    newEmail: change.new_email,
  };

  await sendOnce(
    tools,
    input,
    person,
    async () => {
      const { db, now } = tools;
      const kept = await emailChangesSql.findKept(db, change.new_email, now(), person.id);
      const owner =
        (await peopleSql.findByEmail(db, change.new_email)) ??
        (kept && (await peopleSql.find(db, kept.account_id, kept.person_id)));
      if (owner) {
        const { language, first_name: firstName } = owner;
        const url = `${publicOrigin}/login/`;
        return emailChangeLetter({ ...facts, kind: 'taken', language, firstName, url });
      }
      const { secret, hash } = newOneTimeSecret();
      await emailChangesSql.setHash(db, input.accountId, change.id, 'confirm_hash', hash);
      return emailChangeLetter({
        ...facts,
        kind: 'confirm',
        url: `${publicOrigin}/change-email#t=${secret}`,
      });
    },
    { name: nameOf(person), address: change.new_email },
  );
});

/** Mails to the address before that it is to be changed. */
export const sendEmailChangeAsked = defineJob('sendEmailChangeAsked', async (input, tools) => {
  const found = await findEmailChange(tools, input);
  if (!found) return;
  const { change, person } = found;

  await sendOnce(
    tools,
    input,
    person,
    () =>
      Promise.resolve(
        emailChangeLetter({
          kind: 'asked',
          language: person.language,
          firstName: person.first_name,
          oldEmail: change.old_email,
          newEmail: change.new_email,
          url: `${tools.settings.publicOrigin}/account/?tab=security`,
        }),
      ),
    { name: nameOf(person), address: change.old_email },
  );
});

/** Mails to the address before that it was changed, with the link that takes that back. */
export const sendEmailChanged = defineJob('sendEmailChanged', async (input, tools) => {
  const found = await findEmailChange(tools, input);
  if (!found?.change.changed_at) return;
  const { change, person } = found;

  await sendOnce(
    tools,
    input,
    person,
    async () => {
      const { secret, hash } = newOneTimeSecret();
      await emailChangesSql.setHash(tools.db, input.accountId, change.id, 'undo_hash', hash);
      return emailChangeLetter({
        kind: 'changed',
        language: person.language,
        firstName: person.first_name,
        oldEmail: change.old_email,
        newEmail: change.new_email,
        url: `${tools.settings.publicOrigin}/undo-email#t=${secret}`,
      });
    },
    { name: nameOf(person), address: change.old_email },
  );
});

const run =
  (isNew: boolean): Job<'sendWebhookMade'>['run'] =>
  async (input, tools) => {
    const { accountId, letterId, personId } = input;
    const person = await peopleSql.findMember(tools.db, accountId, personId);
    const letter = await lettersSql.find(tools.db, accountId, letterId);
    const webhook = letter && (await webhooksSql.find(tools.db, accountId, letter.about));
    if (!person || !webhook) return;

    await sendOnce(tools, input, person, () =>
      Promise.resolve(
        webhookMade({
          isNew,
          language: person.language,
          firstName: person.first_name,
          host: new URL(webhook.url).host,
          events: webhook.events,
          at: letter.created_at,
          url: `${tools.settings.publicOrigin}/account/?tab=developers`,
        }),
      ),
    );
  };

/** Mails a notice that a webhook was made. One that was removed meanwhile is not told of. */
export const sendWebhookMade = defineJob('sendWebhookMade', run(true));

/** Mails a notice that the address of a webhook was changed. */
export const sendWebhookMoved = defineJob('sendWebhookMoved', run(false));

/** Mails that a webhook was switched off. One that is on again, or gone, is not mentioned. */
export const sendWebhookSwitchedOff = defineJob('sendWebhookSwitchedOff', async (input, tools) => {
  const { accountId, webhookId } = input;
  const person = await peopleSql.findOwner(tools.db, accountId);
  const webhook = await webhooksSql.find(tools.db, accountId, webhookId);
  if (!person || !webhook || webhook.state === 'enabled') return;

  const { host, pathname } = new URL(webhook.url);
  await sendOnce(tools, input, person, () =>
    Promise.resolve(
      webhookSwitchedOff({
        language: person.language,
        firstName: person.first_name,
        address: `${host}${pathname}`,
        isGone: webhook.state === 'gone',
        url: `${tools.settings.publicOrigin}/account/?tab=developers`,
      }),
    ),
  );
});

/** Mails a question from the Help Center; an answer to the letter goes to the person who asked. */
export const sendHelpRequest = defineJob('sendQuestion', async (input, tools) => {
  const { db, settings } = tools;
  const asked = await helpRequestsSql.find(db, input.accountId, input.questionId);
  const person = asked && (await peopleSql.findMember(db, input.accountId, asked.person_id));
  if (!person) return;

  const name = `${person.first_name} ${person.last_name}`;
  const letter = helpRequestLetter({
    language: person.language,
    name,
    email: person.email,
    topic: asked.topic,
    subject: asked.subject,
    message: asked.message,
    url: `${settings.publicOrigin}/faq/`,
  });
  const to = { name: 'Hearback', address: settings.helpAddress };
  await sendOnce(
    tools,
    input,
    person,
    () => Promise.resolve({ ...letter, replyTo: { name, address: person.email } }),
    to,
  );
});

/** Mails what happened to the transfer of an account, as the event says that it is about. */
export const sendOwnership = defineJob('sendOwnership', async (input, tools) => {
  const { accountId, letterId, personId } = input;
  const person = await peopleSql.findMember(tools.db, accountId, personId);
  const letter = await lettersSql.find(tools.db, accountId, letterId);
  const event = letter && (await securityEventsSql.find(tools.db, accountId, letter.about));
  if (!person || !event || !isOwnershipChange(event.kind)) return;

  const { kind } = event;
  const isColleague = person.email === event.colleague;
  const other = isColleague
    ? await peopleSql.findMember(tools.db, accountId, event.person_id ?? letter.about)
    : await peopleSql.findByEmail(tools.db, event.colleague ?? '');
  await sendOnce(tools, input, person, () =>
    Promise.resolve(
      ownershipLetter({
        kind,
        language: person.language,
        firstName: person.first_name,
        isColleague,
        other: other ? `${other.first_name} ${other.last_name}` : '',
        days: limits.invitationDays,
        url: `${tools.settings.publicOrigin}/account/?tab=${isColleague ? 'accounts' : 'colleagues'}`,
      }),
    ),
  );
});

/** Mails an invitation to a colleague. One that was revoked or used meanwhile is not sent. */
export const sendInvitation = defineJob('sendInvitation', async (input, tools) => {
  const { accountId, invitationId } = input;
  const invitation = await invitationsSql.find(tools.db, accountId, invitationId);
  const person = await peopleSql.findOwner(tools.db, accountId);
  if (!person?.is_active || !invitation) return;

  const { secret, hash } = newOneTimeSecret();
  await sendOnce(
    tools,
    input,
    person,
    async () => {
      // Nothing but this letter knows its link; that of a letter before ends.
      await invitationsSql.setToken(tools.db, accountId, invitationId, hash);
      return invitationLetter({
        language: person.language,
        sender: `${person.first_name} ${person.last_name}`,
        role: invitation.role,
        url: `${tools.settings.publicOrigin}/invitation#t=${secret}`,
        days: limits.invitationDays,
      });
    },
    { name: '', address: invitation.email },
  );
});
