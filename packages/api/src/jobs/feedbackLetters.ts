import { venueOf } from '@hearback/schema/venue';

import { peopleSql } from '../account/people.sql.ts';
import { hashReply } from '../feedback/mailReply.ts';
import { replyDeliveriesSql } from '../feedback/replyDeliveries.sql.ts';
import { locationsSql } from '../location/locations.sql.ts';
import { alertConfirmation } from '../mail/feedback/alertConfirmation.ts';
import { lowRatings } from '../mail/feedback/lowRatings.ts';
import { reply } from '../mail/feedback/reply.ts';
import { alertAddressesSql } from '../notification/alertAddresses.sql.ts';
import { askAlertAddress } from '../notification/askAlertAddress.ts';
import { createLetterLinks, hashAddress } from '../notification/letterLinks.ts';
import { lettersSql } from '../notification/letters.sql.ts';
import { type LowRating, lowRatingLettersSql } from '../notification/lowRatingLetters.sql.ts';
import { notificationSettingsSql } from '../notification/notificationSettings.sql.ts';
import { afterQuietHours } from '../notification/localClock.ts';
import { createReceipts } from '../survey/receipts.ts';
import { defineJob } from './defineJob.ts';
import { sendOnce } from './sendOnce.ts';

/** Mails a reply to the visitor who left the answer, unless it was taken back or the answer is gone. */
export const sendReply = defineJob('sendReply', async (input, tools) => {
  const { accountId, letterId } = input;
  const { db, settings, now } = tools;
  const letter = await lettersSql.find(db, accountId, letterId);
  if (!letter || letter.sent_at || letter.failed_at) return;
  const feedbackId = letter.about;
  const delivery = await replyDeliveriesSql.find(db, accountId, feedbackId);
  if (delivery?.letter_id !== letterId) return;
  const { due_at: dueAt } = delivery;
  if (dueAt && dueAt > now()) {
    await tools.transact((inside) => inside.enqueue('sendReply', input, dueAt));
    return;
  }

  const cancel = (reason: 'refused' | null) =>
    tools.transact(async (inside) => {
      await lettersSql.cancel(inside.db, accountId, letterId);
      await replyDeliveriesSql.set(inside.db, accountId, feedbackId, { letter_id: null, reason });
    });
  const person = await peopleSql.findOwner(db, accountId);
  const answer = await replyDeliveriesSql.findAnswer(db, accountId, feedbackId);
  if (!person?.is_active || !answer) return cancel(null);
  const addressHash = hashAddress(answer.email);
  if (await alertAddressesSql.isRefused(db, addressHash, 'reply')) return cancel('refused');

  const receipt = await createReceipts(tools).ofKept(answer.code_id, answer.client_id);
  const link = createLetterLinks(tools.secretFor).make({
    purpose: 'reply',
    accountId,
    addressHash,
  });
  const ending = `${settings.publicOrigin}/letters/${link}`;
  await sendOnce(
    tools,
    input,
    person,
    async () => {
      await replyDeliveriesSql.set(db, accountId, feedbackId, {
        words_hash: hashReply(answer.reply),
      });
      return {
        ...reply({
          language: answer.language,
          company: answer.visitor_company,
          venue: venueOf(answer.visitor_company, answer.visitor_place),
          reply: answer.reply,
          rating: answer.rating,
          comment: answer.comment,
          at: answer.received_at,
          url: `${settings.publicOrigin}/receipt/${receipt}`,
          ending,
        }),
        unsubscribe: ending,
      };
    },
    { name: answer.name, address: answer.email },
  );
});

/** So many answers are in a letter itself, each with its link. */
const shownMax = 10;

/** So long a link to an answer works without a login. */
const linkDays = 7;

/**
 * Mails the low ratings of a place: those that came until now. Answers that were removed meanwhile
 * are not mentioned; when nobody wants to hear of them any more, neither are the others.
 */
export const sendLowRatings = defineJob('sendLowRatings', async (input, tools) => {
  const { accountId, letterId } = input;
  const { db, now } = tools;
  const letter = await lowRatingLettersSql.find(db, accountId, letterId);
  const asked = await lettersSql.find(db, accountId, letterId);
  if (!letter || !asked || asked.sent_at || asked.failed_at) return;

  const settings = await notificationSettingsSql.find(db, accountId);
  const time = now();
  const dueAt = afterQuietHours(settings, time);
  // Quiet hours may have been set, or the mail server may have been down, since it was planned.
  if (settings.low_rating_letters && dueAt > time) {
    await tools.transact(async (inside) => {
      await lowRatingLettersSql.postpone(inside.db, accountId, letterId, dueAt);
      await inside.enqueue('sendLowRatings', input, dueAt);
    });
    return;
  }

  await lowRatingLettersSql.close(db, accountId, letterId, time);
  const person = await peopleSql.findOwner(db, accountId);
  const location = await locationsSql.find(db, accountId, letter.location_id);
  const [first, ...others] = await lowRatingLettersSql.lowest(db, accountId, letterId, shownMax);
  if (!settings.low_rating_letters || !person || !location || !first) return;
  const threshold = location.alert_threshold ?? settings.low_rating_threshold;
  if (threshold === 0) return;

  // Closed by now: no further ones come in.
  const count = await lowRatingLettersSql.countThere(db, accountId, letterId);
  const { alert_email: alertEmail } = location;
  const isConfirmed = alertEmail !== null && location.alert_state === 'confirmed';
  // An address that was set before addresses were confirmed is asked now.
  if (alertEmail !== null && location.alert_state === 'waiting') {
    await tools.transact((inside) => askAlertAddress(inside, tools, accountId, alertEmail));
  }
  const to = isConfirmed
    ? { name: location.name, address: alertEmail }
    : { name: `${person.first_name} ${person.last_name}`, address: person.email };
  const isOwn = to.address.toLowerCase() === person.email.toLowerCase();
  const links = createLetterLinks(tools.secretFor);
  const stop = links.make(
    isOwn
      ? { purpose: 'low_ratings', accountId }
      : { purpose: 'alert', accountId, addressHash: hashAddress(to.address) },
  );
  const { publicOrigin } = tools.settings;
  const toLowRating = ({ id, rating, comment, code_name, received_at }: LowRating) => {
    const expiresAt = new Date(now().getTime() + linkDays * 24 * 3_600_000);
    const token = links.makeAnswer({ accountId, feedbackId: id, expiresAt }, to.address);
    const url = `${publicOrigin}/letters/answers/${token}`;
    return { rating, comment, codeName: code_name, at: received_at, url };
  };
  const many = `location=${location.id}&to=${threshold}`;
  await sendOnce(
    tools,
    input,
    person,
    () =>
      Promise.resolve({
        unsubscribe: `${publicOrigin}/letters/${stop}`,
        ...lowRatings({
          language: person.language,
          companyName: first.company_name,
          locationName: location.name,
          timeZone: location.timezone,
          count,
          lowest: [toLowRating(first), ...others.map(toLowRating)],
          instead: isConfirmed ? null : alertEmail,
          linkDays,
          url: `${publicOrigin}/feedback/?${count === 1 ? `open=${first.id}` : many}`,
        }),
      }),
    to,
  );
});

/** Asks the owner of an address whether they want alerts, unless they have said so already. */
export const sendAlertConfirmation = defineJob('sendAlertConfirmation', async (input, tools) => {
  const { accountId, letterId } = input;
  const person = await peopleSql.findOwner(tools.db, accountId);
  const letter = await lettersSql.find(tools.db, accountId, letterId);
  const asked = letter && (await alertAddressesSql.findByHash(tools.db, accountId, letter.about));
  if (!person?.is_active || !asked || asked.confirmed_at) return;
  const { address, address_hash: addressHash } = asked;
  if (await alertAddressesSql.isRefused(tools.db, addressHash)) return;

  const links = createLetterLinks(tools.secretFor);
  const linkTo = (purpose: 'confirm' | 'alert') =>
    `${tools.settings.publicOrigin}/letters/${links.make({ purpose, accountId, addressHash })}`;
  await sendOnce(
    tools,
    input,
    person,
    () =>
      Promise.resolve({
        ...alertConfirmation({
          language: person.language,
          sender: `${person.first_name} ${person.last_name}`,
          url: linkTo('confirm'),
        }),
        unsubscribe: linkTo('alert'),
      }),
    { name: '', address },
  );
});
