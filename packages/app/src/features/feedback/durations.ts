import type { IntlShape } from '@formatjs/intl';

import { messages } from './messages';

/** How long something took, in the reader's words. */
export function formatDuration({ formatMessage }: IntlShape, duration: number): string {
  const whole = Math.round(duration);
  if (whole < 60) return formatMessage(messages.seconds, { seconds: whole });
  return formatMessage(messages.minutes, { minutes: Math.floor(whole / 60), seconds: whole % 60 });
}
