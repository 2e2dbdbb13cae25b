import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';

import { timeZone } from './location.ts';

afterEach(() => vi.restoreAllMocks());

const isFine = (name: string) => v.safeParse(timeZone, name).success;

it('asks Intl about a zone once, and each time about one that there is not', () => {
  const asked = vi.spyOn(Intl, 'DateTimeFormat');
  expect([isFine('Pacific/Chatham'), isFine('Pacific/Chatham')]).toEqual([true, true]);
  expect(asked).toHaveBeenCalledTimes(1);
  expect([isFine('Mars/Olympus'), isFine('Mars/Olympus')]).toEqual([false, false]);
  expect(asked).toHaveBeenCalledTimes(3);
});

it('takes no offset for a zone', () => {
  expect(isFine('+02:00')).toBe(false);
});
