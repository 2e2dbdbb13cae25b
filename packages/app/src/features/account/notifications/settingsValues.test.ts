import { expect, it } from 'vitest';

import { timesOfDay, settingsInput, toValues } from './settingsValues';

const settings = {
  digest: 'DAILY',
  quietFrom: '21:15',
  quietTo: '06:00',
  timezone: 'Europe/Warsaw',
  lowRatingLetters: true,
  lowRatingThreshold: 5,
  monthlyReport: true,
  lowRatingTopics: ['waiting'] as string[],
  lowRatingWords: ['cold', 'slow'] as string[],
} as const;

it('sends back what it was given', () => {
  expect(settingsInput(toValues(settings, 'Asia/Tokyo'))).toEqual(settings);
});

it('sends no topics and words while they are off', () => {
  const values = toValues(settings, 'UTC');

  expect(values).toMatchObject({ hasFilter: true, lowRatingWords: 'cold, slow' });
  expect(settingsInput({ ...values, hasFilter: false })).toMatchObject({
    lowRatingTopics: [],
    lowRatingWords: [],
  });
});

it('leaves the threshold as it is where no letters are wanted', () => {
  const values = toValues({ ...settings, lowRatingLetters: false }, 'UTC');

  expect(values.lowRatings).toBe('never');
  expect(settingsInput(values)).not.toHaveProperty('lowRatingThreshold');
  expect(settingsInput({ ...values, lowRatings: '3' })).toMatchObject({
    lowRatingLetters: true,
    lowRatingThreshold: 3,
  });
});

it('offers a night to who has no quiet hours, and sends none until they are on', () => {
  const values = toValues({ ...settings, quietFrom: null, quietTo: null }, 'Asia/Tokyo');

  expect(values).toMatchObject({ hasQuietHours: false, quietFrom: '22:00', quietTo: '07:00' });
  expect(settingsInput(values)).toMatchObject({ quietFrom: null, quietTo: null });
  expect(settingsInput({ ...values, hasQuietHours: true })).toMatchObject({
    quietFrom: '22:00',
    quietTo: '07:00',
  });
});

it('offers the zone of the browser as long as no letter has an hour', () => {
  const fresh = {
    ...settings,
    digest: 'NONE',
    monthlyReport: false,
    quietFrom: null,
    quietTo: null,
  } as const;
  const zoneOf = (changes: object) =>
    toValues({ ...fresh, timezone: 'UTC', ...changes }, 'Asia/Tokyo').timezone;

  expect(zoneOf({})).toBe('Asia/Tokyo');
  expect(zoneOf({ digest: 'DAILY' })).toBe('UTC');
  expect(zoneOf({ monthlyReport: true })).toBe('UTC');
  expect(zoneOf({ timezone: 'Europe/Warsaw' })).toBe('Europe/Warsaw');
});

it('has every half hour, and a time that is none of them where it is chosen', () => {
  expect(timesOfDay('22:00')).toHaveLength(48);
  expect(timesOfDay('21:15').slice(-7, -4)).toEqual(['21:00', '21:15', '21:30']);
});
