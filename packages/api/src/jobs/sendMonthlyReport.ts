import { monthlyReport } from '../mail/monthlyReport/monthlyReport.ts';
import { knownZone } from '../notification/localClock.ts';
import { createLetterLinks } from '../notification/letterLinks.ts';
import { afterQuietHours } from '../notification/quietHours.ts';
import { findReport } from '../stats/report/findReport.ts';
import { defineJob } from './defineJob.ts';
import { sendOnce } from './sendOnce.ts';

/** Mails how a month went. When nobody answered in it, or the report was switched off, nothing. */
export const sendMonthlyReport = defineJob('sendMonthlyReport', async (input, tools) => {
  const { accountId, letterId, month } = input;
  const { letters, people, notificationSettings, now } = tools;
  const asked = await letters.find(accountId, letterId);
  if (!asked || asked.sent_at || asked.failed_at) return;

  const person = await people.findOwner(accountId);
  const settings = await notificationSettings.find(accountId);
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
