import { expect, it } from 'vitest';

import { newUuid } from './sendRequest';

it('is a UUID of version 7, and another one each time', () => {
  const ids = Array.from({ length: 50 }, () => newUuid());
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
  expect(new Set(ids).size).toBe(ids.length);
});

it('begins with its time', () => {
  expect(newUuid(0x0197_a1b2_c3d4)).toMatch(/^0197a1b2-c3d4-7/);
});
