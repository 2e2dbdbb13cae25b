import { digest } from '../mail/digest/digest.ts';
import type { DigestLocation } from '../notification/digests.sql.ts';
import { createLetterLinks } from '../notification/letterLinks.ts';
import { afterQuietHours } from '../notification/quietHours.ts';
import { defineJob } from './defineJob.ts';
import { sendOnce } from './sendOnce.ts';

const commentsMax = 3;

/** All places together. */
const sumUp = (locations: readonly DigestLocation[]) => {
  const sum = (of: (location: DigestLocation) => number) =>
    locations.reduce((total, location) => total + of(location), 0);
  const ratings = sum((location) => location.ratings);
  const points = sum((location) => (location.average ?? 0) * location.ratings);
  return {
    answers: sum(({ answers }) => answers),
    ratings,
    average: ratings === 0 ? null : points / ratings,
  };
};

/** Mails what came in since the last digest. When nothing did, or the digest was switched off, nothing. */
export const sendDigest = defineJob('sendDigest', async (input, tools) => {
  const { accountId, letterId, since, until } = input;
  const { letters, people, notificationSettings, digests, now } = tools;
  const asked = await letters.find(accountId, letterId);
  if (!asked || asked.sent_at || asked.failed_at) return;

  const person = await people.findOwner(accountId);
  const settings = await notificationSettings.find(accountId);
  const rhythm = settings.digest;
  if (!person?.is_active || rhythm === 'none') return;

  const time = now();
  const dueAt = afterQuietHours(settings, time);
  // Quiet hours may have been set, or the mail server may have been down, since it was planned.
  if (dueAt > time) return tools.transact(({ enqueue }) => enqueue('sendDigest', input, dueAt));

  const scope = { accountId, since: new Date(since), until: new Date(until) };
  const locations = await digests.locations(scope);
  if (locations.length === 0) return;
  const lowest = await digests.lowestComments(scope, commentsMax);

  const link = createLetterLinks(tools.secretFor).make({ purpose: 'digest', accountId });
  await sendOnce(tools, input, person, () =>
    Promise.resolve({
      unsubscribe: `${tools.settings.publicOrigin}/letters/${link}`,
      ...digest({
        language: person.language,
        rhythm,
        ...sumUp(locations),
        locations,
        lowest: lowest.map(({ location_name, ...comment }) => ({
          ...comment,
          locationName: location_name,
        })),
        url: `${tools.settings.publicOrigin}/feedback/`,
      }),
    }),
  );
});
