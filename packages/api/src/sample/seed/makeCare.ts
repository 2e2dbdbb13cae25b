import type { Random } from './random.ts';

const hourMs = 3_600_000;

/** The highest rating after which the sample's owner looks into what happened. */
const lookedInto = 6;

/** Answers that came in lately are still to be dealt with. */
const newForMs = 48 * hourMs;

interface Answered {
  rating: number | null;
  receivedAt: Date;
}

/** How far the sample's owner has come with an answer: most low ratings are dealt with within days. */
export function makeCare({ rating, receivedAt }: Answered, now: Date, random: Random) {
  const resolvedAt = new Date(receivedAt.getTime() + (1 + random.below(60)) * hourMs);
  const isResolved = random.happens(0.85);
  const isOld = now.getTime() - receivedAt.getTime() > newForMs;
  if (rating === null || rating > lookedInto || !isOld) return { status: 'new', resolved_at: null };
  return isResolved && resolvedAt <= now
    ? { status: 'resolved', resolved_at: resolvedAt }
    : { status: 'in_progress', resolved_at: null };
}
