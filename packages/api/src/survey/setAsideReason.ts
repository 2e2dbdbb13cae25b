import type { SetAsideReason } from '../feedback/contract.ts';
import type { SubmissionInput } from './contract.ts';

/** Nobody reads a question, answers it and sends that in less. */
const fastestSeconds = 1.5;

/** What came later than this waited on a phone: it was measured there, then. */
const liveMs = 60_000;

/**
 * Why an answer is taken for a program's: it filled what nobody sees, or it was sent sooner than a person
 * could. Null: it is not. A kiosk stays open, so the next guest may be as fast as they like; what waited
 * without a network is a person's; and who measures nothing is believed.
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
