const dayMs = 86_400_000;

/** The time zone of all sample places. */
export const sampleTimeZone = 'Europe/Warsaw';

const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: sampleTimeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

const localOf = (time: number): number => Date.parse(`${format.format(time).replace(' ', 'T')}Z`);

/** A calendar day at the sample places. */
export interface LocalDay {
  /** 0 is Monday. */
  weekday: number;
  /** How many days before today. */
  daysAgo: number;
  /** Turns minutes after midnight into a moment. */
  at: (minutes: number) => Date;
}

/** The days up to today, oldest first. */
export const lastDays = (now: Date, count: number): LocalDay[] =>
  Array.from({ length: count }, (_, index) => {
    const daysAgo = count - 1 - index;
    const noon = now.getTime() - daysAgo * dayMs;
    const offset = localOf(noon) - noon;
    const midnight = Math.floor((noon + offset) / dayMs) * dayMs;
    return {
      weekday: (new Date(midnight).getUTCDay() + 6) % 7,
      daysAgo,
      at: (minutes) => new Date(midnight - offset + minutes * 60_000),
    };
  });
