import type { Viewer } from '../apiEnv.ts';
import type { SecurityEvent, SecurityEventQuery } from './securityEventsContract.ts';
import type { Page } from '../database/readPage.ts';
import type { ServiceTools } from '../ServiceTools.ts';

type Tools = Pick<ServiceTools, 'securityEvents'>;

/** What happened to the viewer's account, newest first. */
export const listSecurityEvents =
  ({ securityEvents }: Tools) =>
  async (viewer: Viewer, query: SecurityEventQuery): Promise<Page<SecurityEvent>> => {
    const { count, results } = await securityEvents.list(viewer.accountId, viewer.userId, query);
    return {
      count,
      results: results.map((event) => ({
        id: event.id,
        kind: event.kind,
        date_created: event.created_at.toISOString(),
        address: event.address,
        device: event.device,
        is_current: event.session_id === viewer.sessionId,
        counts: event.counts,
        letter: event.letter,
        api_key: event.api_key,
        webhook: event.webhook,
      })),
    };
  };
