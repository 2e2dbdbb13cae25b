import { afterEach, expect, it, vi } from 'vitest';

import { timeZoneOptions } from './timeZones';

afterEach(() => vi.restoreAllMocks());

it('offers every zone, with its offset once it is read', () => {
  const formatter = vi.spyOn(Intl, 'DateTimeFormat');
  const options = timeZoneOptions('en-US', 'Europe/Warsaw');

  expect(options.length).toBeGreaterThan(400);
  expect(formatter).not.toHaveBeenCalled();
  const find = (zone: string) => options.find(({ value }) => value === zone);
  expect(find('Asia/Kolkata') ?? find('Asia/Calcutta')).toMatchObject({ description: 'GMT+5:30' });
  expect(find('UTC')?.description).toMatch(/^GMT/);
  expect(find('America/New_York')?.label).toBe('America/New York');
  expect(formatter.mock.calls.length).toBeLessThan(5);
});
