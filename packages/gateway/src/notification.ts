import { limits } from '@hearback/schema/limits';

import { answerOrErrors } from './errors.ts';
import { withoutNulls } from './translate.ts';
import type {
  AlarmResolvers,
  MutationResolvers,
  NotificationResolvers,
  QueryResolvers,
} from './resolvers.generated.ts';

export const notificationFields: NotificationResolvers = {
  codeId: ({ code }) => code,
  feedbackId: ({ feedback }) => feedback,
  locationId: ({ location }) => location,
};

export const alarmFields: AlarmResolvers = {
  locationId: ({ location }) => location,
};

export const notificationQueries = {
  alarms: async (_, _arguments, { api }) => (await api.get('/alarm/')).alarms,

  notifications: (_, { page, unreadOnly }, { api }) =>
    api.page('/notification/', page, unreadOnly ? { unread: 'true' } : {}),

  failingLetters: async (_, _arguments, { api }) => {
    const all = { page: 1, pageSize: limits.pageSizeMax };
    return (await api.page('/notification/', all, { failing: 'true' })).items;
  },

  notificationSettings: (_, _arguments, { api }) => api.get('/user/notification_settings/'),

  pushDevices: (_, _arguments, { api }) => api.get('/push_device/'),
} satisfies QueryResolvers;

export const notificationMutations = {
  markNotificationsRead: async (_, { input }, { api }) => {
    const { unread, errors } = await answerOrErrors(
      () => api.post('/notification/mark_read/', { body: { ids: input.ids ?? null } }),
      { unread: null },
    );
    return { unread: unread ?? (await api.get('/user/details/')).unread_notifications, errors };
  },

  updateAlarm: (_, { input: { id, notUseful } }, { api }) =>
    answerOrErrors(
      async () => ({
        alarm: await api.patch('/alarm/{id}/', { path: { id }, body: { notUseful } }),
      }),
      { alarm: null },
    ),

  addPushDevice: (_, { input }, { api }) =>
    answerOrErrors(
      async () => ({
        device: await api.post('/push_device/', { body: withoutNulls(input) }),
      }),
      { device: null },
    ),

  removePushDevice: (_, { input: { id } }, { api }) =>
    answerOrErrors(
      async () => {
        await api.delete('/push_device/{id}/', { path: { id } });
        return { removed: true };
      },
      { removed: false },
    ),

  updateNotificationSettings: (_, { input }, { api }) =>
    answerOrErrors(
      async () => {
        const body = {
          ...input,
          quietFrom: input.quietFrom ?? null,
          quietTo: input.quietTo ?? null,
          lowRatingThreshold: input.lowRatingThreshold ?? undefined,
          lowRatingTopics: input.lowRatingTopics ?? undefined,
          lowRatingWords: input.lowRatingWords ?? undefined,
        };
        return { settings: await api.put('/user/notification_settings/', { body }) };
      },
      { settings: null },
    ),
} satisfies MutationResolvers;
