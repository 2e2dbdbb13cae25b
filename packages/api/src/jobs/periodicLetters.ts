import { peopleSql } from '../account/people.sql.ts';
import { letterIntl, letterLanguage, shortenQuote, withoutLinks } from '../mail/letter.ts';
import { digest } from '../mail/reports/digest.ts';
import { weekMessages, weekPolish } from '../mail/reports/messages.ts';
import { monthlyReport } from '../mail/reports/monthlyReport.ts';
import { alarmsSql } from '../notification/alarms.sql.ts';
import { type DigestLocation, digestsSql } from '../notification/reports.sql.ts';
import { createLetterLinks } from '../notification/letterLinks.ts';
import { lettersSql } from '../notification/letters.sql.ts';
import { knownZone, afterQuietHours } from '../notification/localClock.ts';
import { notificationSettingsSql } from '../notification/notificationSettings.sql.ts';
import { findWeek } from '../stats/week.ts';
import { findReport } from '../stats/report/findReport.ts';
import { defineJob, type JobTools } from './defineJob.ts';
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

/** The sentences of a weekly digest about the last week. Without them a digest is better than none. */
async function describeWeekFor(
  tools: JobTools,
  accountId: string,
  { timezone, language }: { timezone: string; language: string },
): Promise<string[]> {
  try {
    const { sentences } = await findWeek(tools)(accountId, {
      tz: knownZone(timezone),
      language: letterLanguage(language),
    });
    const { formatMessage } = letterIntl(language, weekPolish);
    return sentences.map(({ text, quotes: [quote] }) =>
      quote
        ? `${text} ${formatMessage(weekMessages.quote, { comment: withoutLinks(shortenQuote(quote.comment)) })}`
        : text,
    );
  } catch (error) {
    tools.logger.error({ err: error }, 'A digest has no sentences about the week');
    return [];
  }
}

/** Mails what came in, and what changed, since the last digest. When nothing did, or the digest was switched off, nothing. */
export const sendDigest = defineJob('sendDigest', async (input, tools) => {
  const { accountId, letterId, since, until } = input;
  const { db, now } = tools;
  const asked = await lettersSql.find(db, accountId, letterId);
  if (!asked || asked.sent_at || asked.failed_at) return;

  const person = await peopleSql.findOwner(db, accountId);
  const settings = await notificationSettingsSql.find(db, accountId);
  const rhythm = settings.digest;
  if (!person?.is_active || rhythm === 'none') return;

  const time = now();
  const dueAt = afterQuietHours(settings, time);
  // Quiet hours may have been set, or the mail server may have been down, since it was planned.
  if (dueAt > time) return tools.transact(({ enqueue }) => enqueue('sendDigest', input, dueAt));

  const scope = { accountId, since: new Date(since), until: new Date(until) };
  const locations = await digestsSql.locations(db, scope);
  const changes = await alarmsSql.foundBetween(db, scope);
  if (locations.length === 0 && changes.length === 0) return;
  const lowest = await digestsSql.lowestComments(db, scope, commentsMax);
  const week =
    rhythm === 'weekly'
      ? await describeWeekFor(tools, accountId, { ...settings, language: person.language })
      : [];

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
        changes,
        week,
        url: `${tools.settings.publicOrigin}/feedback/`,
      }),
    }),
  );
});

/** Mails how a month went. When nobody answered in it, or the report was switched off, nothing. */
export const sendMonthlyReport = defineJob('sendMonthlyReport', async (input, tools) => {
  const { accountId, letterId, month } = input;
  const { db, now } = tools;
  const asked = await lettersSql.find(db, accountId, letterId);
  if (!asked || asked.sent_at || asked.failed_at) return;

  const person = await peopleSql.findOwner(db, accountId);
  const settings = await notificationSettingsSql.find(db, accountId);
  if (!person?.is_active || !settings.monthly_report) return;

  const time = now();
  const dueAt = afterQuietHours(settings, time);
  // Quiet hours may have been set, or the mail server may have been down, since it was planned.
  if (dueAt > time) {
    return tools.transact(({ enqueue }) => enqueue('sendMonthlyReport', input, dueAt));
  }

  const report = await findReport(tools)(accountId, { month, tz: knownZone(settings.timezone) });
  if (report.submissions.now === 0) return;

  const link = createLetterLinks(tools.secretFor).make({ purpose: 'monthly_report', accountId });
  await sendOnce(tools, input, person, () =>
    Promise.resolve({
      unsubscribe: `${tools.settings.publicOrigin}/letters/${link}`,
      ...monthlyReport({
        language: person.language,
        report,
        url: `${tools.settings.publicOrigin}/stats/report/?month=${month}`,
      }),
    }),
  );
});
