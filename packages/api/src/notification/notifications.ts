import type {
  MarkReadInput,
  NotificationQuery,
  NotificationSettings,
  NotificationSettingsInput,
} from './contract.ts';
import { orNotFound } from '../http/ApiError.ts';
import type { ServiceTools } from '../services.ts';
import { nextDigest, nextReport } from './localClock.ts';
import { notificationSettingsSql } from './notificationSettings.sql.ts';
import { notificationsSql, type NotificationReader } from './notifications.sql.ts';

type Tools = Pick<ServiceTools, 'db' | 'transact' | 'now'>;

/** The service for notifications of an account and their settings. */
export const createNotifications = (tools: Tools) => {
  const { db, transact, now } = tools;

  const settingsOf = async (accountId: string): Promise<NotificationSettings> => {
    const { digest, quiet_from, quiet_to, timezone, ...letters } =
      await notificationSettingsSql.find(db, accountId);
    const { low_rating_letters, low_rating_threshold, monthly_report } = letters;
    const { low_rating_topics, low_rating_words } = letters;
    return {
      digest,
      quiet_from,
      quiet_to,
      timezone,
      low_rating_letters,
      low_rating_threshold,
      monthly_report,
      low_rating_topics,
      low_rating_words,
    };
  };

  return {
    list: (reader: NotificationReader, query: NotificationQuery) =>
      notificationsSql.list(db, reader, query),

    /** Marks some as read by the reader, all of them or none; without ids, every one. */
    markRead: (reader: NotificationReader, { ids }: MarkReadInput) =>
      transact(async (inside) => {
        if (ids) orNotFound(await notificationsSql.markRead(inside.db, reader, ids, now()));
        else await notificationsSql.markAllRead(inside.db, reader, now());
        return { unread: await notificationsSql.unread(inside.db, reader) };
      }),

    settings: settingsOf,

    /** Replaces the settings. The next digest covers the time since the last one, if there was one. */
    async setSettings(accountId: string, input: NotificationSettingsInput) {
      await transact(async (inside) => {
        const before = await notificationSettingsSql.lock(inside.db, accountId);
        const {
          low_rating_threshold = before.low_rating_threshold,
          low_rating_topics = before.low_rating_topics,
          low_rating_words = before.low_rating_words,
        } = input;
        const settings = { ...input, low_rating_threshold, low_rating_topics, low_rating_words };
        const time = now();
        const { digest_since: since, digest_due_at: dueAt, report_due_at: reportDueAt } = before;
        const isOn = settings.digest !== 'none';
        // A letter that is due is still sent: the planner is about to enqueue it.
        const isDue = isOn && dueAt !== null && dueAt <= time;
        const isReportDue = settings.monthly_report && reportDueAt !== null && reportDueAt <= time;
        await notificationSettingsSql.save(inside.db, accountId, {
          ...settings,
          digest_since: isOn ? (since ?? time) : null,
          digest_due_at: isDue ? dueAt : nextDigest(settings, time),
          report_due_at: isReportDue ? reportDueAt : nextReport(settings, time),
          report_month: before.report_month,
        });
        // Without alerts of low ratings, nothing is sent to alert addresses any more.
        await notificationsSql.endFailuresElsewhere(inside.db, accountId, time);
      });
      return settingsOf(accountId);
    },
  };
};
