import { describe, expect, it } from 'vitest';

import { createSubmitThrottle } from './createSubmitThrottle';

const start = () => {
  const clock = { now: 1_000_000 };
  const haste = createSubmitThrottle(() => clock.now);
  haste.begin();
  return { haste, clock };
};

describe('haste at a kiosk', () => {
  it('is an answer within three seconds of the start', () => {
    const { haste, clock } = start();
    clock.now += 1_000;
    expect(haste.wait()).toBe(2_000);
    clock.now += 2_000;
    expect(haste.wait()).toBe(0);
  });

  it('is more than six answers in a minute', () => {
    const { haste, clock } = start();
    for (let answer = 0; answer < 6; answer++) {
      clock.now += 5_000;
      expect(haste.wait()).toBe(0);
      haste.note();
    }
    clock.now += 5_000;
    expect(haste.wait()).toBe(30_000);
    clock.now += 30_000;
    expect(haste.wait()).toBe(0);
    haste.note();
    expect(haste.wait()).toBe(5_000);
  });
});
