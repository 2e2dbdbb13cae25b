import type { Random } from '../../../sample/seed/random.ts';

/** Places whose clocks do what clocks do: by which they change, when, or not at all. */
export const zones = [
  'UTC',
  'Europe/Warsaw',
  'America/New_York',
  'Australia/Sydney',
  // By half an hour.
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'America/St_Johns',
  'Pacific/Chatham',
  // At midnight, so that a day begins at one o'clock.
  'Africa/Cairo',
  'Asia/Beirut',
  'America/Santiago',
  'America/Havana',
  // As far from each other as a day and an hour.
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];

/** Moments that calendars trip over. */
export const anchors = [
  '2024-02-29T15:12:00Z',
  '2024-03-01T00:42:00Z',
  '2024-03-31T12:12:00Z',
  '2024-08-31T21:42:00Z',
  '2024-11-03T06:12:00Z',
  '2024-12-31T23:42:00Z',
  '2025-01-01T00:12:00Z',
  '2025-02-28T10:12:00Z',
  '2025-04-06T16:42:00Z',
  '2025-04-25T03:12:00Z',
  '2025-10-26T00:42:00Z',
  '2026-03-30T09:12:00Z',
  '2028-02-28T13:42:00Z',
  '2028-02-29T09:12:00Z',
  '2028-03-01T10:42:00Z',
  '2029-02-28T20:12:00Z',
];

const minute = 60_000;
const day = 1_440 * minute;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** How far a clock is ahead of UTC at a moment, in minutes. */
function offsetAt(timeZone: string, time: number): number {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  clocks.set(timeZone, clock);
  const name = clock.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = 0, minutes = 0] = /GMT([+-])(\d\d):(\d\d)/u.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

const found = new Map<string, number[]>();

/** When the clocks of a place change, within some days before a moment. */
function changesBefore(timeZone: string, end: number, days: number): number[] {
  const key = `${timeZone} ${end} ${days}`;
  const before = found.get(key);
  if (before) return before;
  const changes: number[] = [];
  for (let time = end - days * day; time < end; time += day) {
    let [low, high] = [time, time + day];
    const offset = offsetAt(timeZone, low);
    if (offset === offsetAt(timeZone, high)) continue;
    while (high - low > minute) {
      const middle = (low + high) / 2;
      if (offsetAt(timeZone, middle) === offset) low = middle;
      else high = middle;
    }
    changes.push(high);
  }
  found.set(key, changes);
  return changes;
}

/**
 * A moment in the days before another: often one at which a clock is easily misread, around its
 * changes, midnight, and the ends of months.
 */
export function drawMoment(random: Random, timeZone: string, end: number, days: number): Date {
  const changes = changesBefore(timeZone, end, days);
  const anywhere = end - Math.floor(random.share() ** 2 * days * day);
  const kind = random.weighted([6, 2, 2, 1]);
  let time = anywhere;
  if (kind === 1 && changes.length > 0) {
    time = random.pick(changes) + (random.below(240) - 120) * minute;
  }
  if (kind === 2) {
    const offset = offsetAt(timeZone, anywhere) * minute;
    time = Math.floor((anywhere + offset) / day) * day - offset + (random.below(11) - 5) * minute;
  }
  if (kind === 3) {
    const at = new Date(anywhere);
    time =
      Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1) + (random.below(1_800) - 900) * minute;
  }
  return new Date(Math.min(end, Math.max(end - days * day, time)));
}
