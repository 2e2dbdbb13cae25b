import type { Viewer } from '../apiEnv.ts';
import type { Limit } from '../http/limits.ts';
import { found } from '../http/found.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import type { Origin } from '../account/Origin.ts';

type Tools = Pick<ServiceTools, 'people' | 'limits' | 'now' | 'newId'>;

/** Counts what leaves an account against a limit. Answers whose it is, and the event that notes it. */
export async function beginExport(
  { people, limits, now, newId }: Tools,
  limit: Limit,
  viewer: Viewer,
  origin: Origin,
  kind: 'export_made' | 'feedback_exported',
) {
  const person = found(await people.find(viewer.accountId, viewer.userId));
  await limits.spend(limit, viewer.accountId);
  return {
    person,
    event: {
      accountId: viewer.accountId,
      id: newId(),
      personId: viewer.userId,
      kind,
      createdAt: now(),
      origin,
      sessionId: viewer.sessionId,
    },
  };
}
