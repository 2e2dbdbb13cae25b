import type { UserResolvers } from '../../resolvers.generated.ts';

/** What a person is called in the graph where the API has another word. */
export const User: UserResolvers = {
  dateJoined: ({ date_joined }) => date_joined,
  deletesAt: ({ deletes_at }) => deletes_at,
  firstName: ({ first_name }) => first_name,
  hasSample: ({ has_sample }) => has_sample,
  hasSetup: ({ has_setup }) => has_setup,
  lastName: ({ last_name }) => last_name,
  trialEnds: ({ trial_ends }) => trial_ends,
  unreadNotifications: ({ unread_notifications }) => unread_notifications,
};
