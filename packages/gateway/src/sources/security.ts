import { createCollection } from './collection.ts';
import type { Http } from './http.ts';
import type { SecurityEventResource, SessionResource } from './resources.ts';
import { segment } from './segment.ts';

/** What the gateway asks about the person's sessions and what happened to their account. */
export const createSecuritySource = (http: Http) => ({
  events: createCollection<SecurityEventResource>(http, '/user/events/'),

  sessions: async (): Promise<SessionResource[]> => {
    const { results } = await http.get<{ results: SessionResource[] }>('/user/sessions/');
    return results;
  },
  endSession: (id: string) => http.delete(`/user/sessions/${segment(id)}/`),
  endOtherSessions: () => http.post<unknown>('/user/sessions/end_others/', {}),
});
