import type { SetAsideReason } from '../feedback/contract.ts';
import type { SubmissionInput } from './contract.ts';

/** No person reads a question, answers it and sends that in less. */
const fastestSeconds = 1.5;

/** Answers that arrive later than this were sent from a phone's queue, and measured there. */
const liveMs = 60_000;

/**
 * The reason an answer is set aside as a bot's: it filled a hidden field, or was sent sooner than a person
 * could. Null if there is none. A kiosk stays open, so the next guest may be fast; queued answers of a
 * device without a network come from a person; and answers without a duration are accepted.
 */
export function setAsideReason(
  { website, duration, channel }: Pick<SubmissionInput, 'website' | 'duration' | 'channel'>,
  { occurred, received }: { occurred: Date; received: Date },
): SetAsideReason | null {
  if (website !== undefined && website !== null && website !== '') return 'hidden_field';
  const isLive = received.getTime() - occurred.getTime() < liveMs;
  const isTooFast =
    isLive && channel !== 'kiosk' && typeof duration === 'number' && duration < fastestSeconds;
  return isTooFast ? 'too_fast' : null;
}
