import { limits } from '@hearback/schema/limits';

const dayMs = 86_400_000;

/** How long a delete can be taken back. */
export const restorableMs = limits.restoreDays * dayMs;

/** What was deleted after this can be taken back. */
export const restorableSince = (now: Date) => new Date(now.getTime() - restorableMs);
