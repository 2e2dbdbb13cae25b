import type { SessionResolvers } from '../../resolvers.generated.ts';

/** What a session is called in the graph where the API has another word. */
export const Session: SessionResolvers = {
  dateCreated: ({ date_created }) => date_created,
  isCurrent: ({ is_current }) => is_current,
  isRemembered: ({ is_remembered }) => is_remembered,
  lastSeen: ({ last_seen }) => last_seen,
  userAgent: ({ user_agent }) => user_agent,
};
