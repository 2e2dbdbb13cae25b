import type { SubscriptionResolvers } from '../../resolvers.generated.ts';
import type { NotificationChangeResource } from '../../sources/resources.ts';
import { liveFrom } from '../liveFrom.ts';

/** Each change of the notifications, read from the API's own stream with the caller's token. */
export const notificationChanged: NonNullable<SubscriptionResolvers['notificationChanged']> = {
  subscribe: (_, _arguments, { sources, request }) =>
    liveFrom(request, sources.notifications.listen),
  resolve: (change: NotificationChangeResource) => change,
};
