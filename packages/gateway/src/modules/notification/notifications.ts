import { limits } from '@hearback/schema/limits';

import { answerOrErrors } from '../../answerOrErrors.ts';
import type { MutationResolvers, QueryResolvers } from '../../resolvers.generated.ts';
import { toPage } from '../../toPage.ts';

/** Reads what the account was told, and how it wants to be told. */
export const notificationQueries = {
  notifications: (_, { page, unreadOnly }, { sources }) =>
    sources.notifications.list(toPage(page), unreadOnly ? { unread: 'true' } : {}),

  failingLetters: async (_, _arguments, { sources }) => {
    const all = { page: 1, pageSize: limits.pageSizeMax };
    return (await sources.notifications.list(all, { failing: 'true' })).items;
  },

  notificationSettings: (_, _arguments, { sources }) => sources.notifications.settings(),
} satisfies QueryResolvers;

/** Marks what was read, and sets how the account wants to be told. */
export const notificationMutations = {
  markNotificationsRead: async (_, { input }, { sources }) => {
    const { unread, errors } = await answerOrErrors(
      () => sources.notifications.markRead(input.ids),
      { unread: null },
    );
    return { unread: unread ?? (await sources.account.me()).unread_notifications, errors };
  },

  updateNotificationSettings: (_, { input }, { sources }) =>
    answerOrErrors(
      async () => ({
        settings: await sources.notifications.setSettings({
          digest: input.digest.toLowerCase(),
          quiet_from: input.quietFrom ?? null,
          quiet_to: input.quietTo ?? null,
          timezone: input.timezone,
          low_rating_letters: input.lowRatingLetters,
          low_rating_threshold: input.lowRatingThreshold ?? undefined,
          monthly_report: input.monthlyReport,
        }),
      }),
      { settings: null },
    ),
} satisfies MutationResolvers;
