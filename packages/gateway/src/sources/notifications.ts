import { createCollection, type Narrowing, type Page } from './collection.ts';
import type { Http } from './http.ts';
import type { NotificationResource, NotificationSettingsResource, Unread } from './resources.ts';

const settingsPath = '/user/notification_settings/';

/** Everything the gateway asks about notifications. */
export function createNotificationsSource(http: Http) {
  const collection = createCollection<NotificationResource>(http, '/notification/');

  return {
    list: (page: Page, narrowing: Narrowing) => collection.list(page, narrowing),

    /** All of them, or none; every one without ids. */
    markRead: (ids: readonly string[] | null | undefined) =>
      http.post<Unread>('/notification/mark_read/', { ids: ids ?? null }),

    settings: () => http.get<NotificationSettingsResource>(settingsPath),
    setSettings: (body: object) => http.put<NotificationSettingsResource>(settingsPath, body),
  };
}
