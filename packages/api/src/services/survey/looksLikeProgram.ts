import type { SubmissionInput } from '../../contract/survey.ts';

/** Nobody reads a question, answers it and sends that in less. */
const fastestSeconds = 1.5;

/** What came later than this waited on a phone: it was measured there, then. */
const liveMs = 60_000;

/**
 * Whether an answer was filled in by a program: it filled what nobody sees, or it was sent sooner
 * than a person could. A kiosk stays open, so the next guest may be as fast as they like; what waited
 * without a network is a person's; and who measures nothing is believed.
 */
export function looksLikeProgram(
  { website, duration, channel }: Pick<SubmissionInput, 'website' | 'duration' | 'channel'>,
  { occurred, received }: { occurred: Date; received: Date },
): boolean {
  if (website !== undefined && website !== null && website !== '') return true;
  const isLive = received.getTime() - occurred.getTime() < liveMs;
  return isLive && channel !== 'kiosk' && typeof duration === 'number' && duration < fastestSeconds;
}
