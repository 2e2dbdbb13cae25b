import type {
  MarkReadInput,
  NotificationQuery,
  NotificationSettings,
  NotificationSettingsInput,
} from './contract.ts';
import { found } from '../http/found.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { nextDigest } from './nextDigest.ts';
import { nextReport } from './nextReport.ts';

type Tools = Pick<ServiceTools, 'notifications' | 'notificationSettings' | 'transact' | 'now'>;

/** What an account is told, and how. */
export const createNotifications = (tools: Tools) => {
  const { notifications, notificationSettings, transact, now } = tools;

  const settingsOf = async (accountId: string): Promise<NotificationSettings> => {
    const { digest, quiet_from, quiet_to, timezone, ...letters } =
      await notificationSettings.find(accountId);
    const { low_rating_letters, low_rating_threshold, monthly_report } = letters;
    return {
      digest,
      quiet_from,
      quiet_to,
      timezone,
      low_rating_letters,
      low_rating_threshold,
      monthly_report,
    };
  };

  return {
    list: (accountId: string, query: NotificationQuery) => notifications.list(accountId, query),

    unread: (accountId: string) => notifications.unread(accountId),

    /** Marks some as read, all of them or none; without ids, every one. */
    markRead: (accountId: string, { ids }: MarkReadInput) =>
      transact(async (inside) => {
        if (ids) found(await inside.notifications.markRead(accountId, ids, now()));
        else await inside.notifications.markAllRead(accountId, now());
        return { unread: await inside.notifications.unread(accountId) };
      }),

    settings: settingsOf,

    /** Sets all of the settings. The next digest tells of what came since the last one, if there was one. */
    async setSettings(accountId: string, input: NotificationSettingsInput) {
      await transact(async (inside) => {
        const before = await inside.notificationSettings.lock(accountId);
        const { low_rating_threshold = before.low_rating_threshold } = input;
        const settings = { ...input, low_rating_threshold };
        const time = now();
        const { digest_since: since, digest_due_at: dueAt, report_due_at: reportDueAt } = before;
        const isOn = settings.digest !== 'none';
        // What is due goes out all the same: the planner is about to ask for it.
        const isDue = isOn && dueAt !== null && dueAt <= time;
        const isReportDue = settings.monthly_report && reportDueAt !== null && reportDueAt <= time;
        await inside.notificationSettings.save(accountId, {
          ...settings,
          digest_since: isOn ? (since ?? time) : null,
          digest_due_at: isDue ? dueAt : nextDigest(settings, time),
          report_due_at: isReportDue ? reportDueAt : nextReport(settings, time),
          report_month: before.report_month,
        });
        // Nothing is sent to places any more once nobody wants to hear of low ratings.
        await inside.notifications.endFailuresElsewhere(accountId, time);
      });
      return settingsOf(accountId);
    },
  };
};
