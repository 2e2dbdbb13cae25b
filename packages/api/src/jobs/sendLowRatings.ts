import { lowRatings } from '../mail/lowRatings/lowRatings.ts';
import type { LowRating } from '../notification/lowRatingLetters.sql.ts';
import { askAlertAddress } from '../notification/askAlertAddress.ts';
import { createLetterLinks, hashAddress } from '../notification/letterLinks.ts';
import { afterQuietHours } from '../notification/quietHours.ts';
import { defineJob } from './defineJob.ts';
import { sendOnce } from './sendOnce.ts';

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
  const { letters, lowRatingLetters, notificationSettings, locations, people, now } = tools;
  const letter = await lowRatingLetters.find(accountId, letterId);
  const asked = await letters.find(accountId, letterId);
  if (!letter || !asked || asked.sent_at || asked.failed_at) return;

  const settings = await notificationSettings.find(accountId);
  const time = now();
  const dueAt = afterQuietHours(settings, time);
  // Quiet hours may have been set, or the mail server may have been down, since it was planned.
  if (settings.low_rating_letters && dueAt > time) {
    await tools.transact(async (inside) => {
      await inside.lowRatingLetters.postpone(accountId, letterId, dueAt);
      await inside.enqueue('sendLowRatings', input, dueAt);
    });
    return;
  }

  await lowRatingLetters.close(accountId, letterId, time);
  const person = await people.findOwner(accountId);
  const location = await locations.find(accountId, letter.location_id);
  const [first, ...others] = await lowRatingLetters.lowest(accountId, letterId, shownMax);
  if (!settings.low_rating_letters || !person || !location || !first) return;
  const threshold = location.alert_threshold ?? settings.low_rating_threshold;
  if (threshold === 0) return;

  // Closed by now: no further ones come in.
  const count = await lowRatingLetters.countThere(accountId, letterId);
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
