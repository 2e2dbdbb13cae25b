// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { createPin } from './pin';

const withHashes = () => vi.stubGlobal('crypto', webcrypto);

afterEach(() => vi.restoreAllMocks());

describe('the PIN of a kiosk', () => {
  it('opens, and stands nowhere on the device', async () => {
    withHashes();
    await createPin().set('482913');
    const pin = createPin();
    expect(pin.isSet()).toBe(true);
    expect(await pin.check('482914')).toBe(false);
    expect(await pin.check('482913')).toBe(true);
    expect(JSON.stringify({ ...localStorage })).not.toContain('482913');
    pin.forget();
    expect(createPin().isSet()).toBe(false);
  });

  it('makes whoever guesses wait: the right one does not help before half a minute is over', async () => {
    withHashes();
    const pin = createPin();
    await pin.set('4829');
    for (const guess of ['1111', '2222', '3333']) expect(await pin.check(guess)).toBe(false);
    expect(pin.wait()).toBeGreaterThan(29_000);
    expect(await createPin().check('4829')).toBe(false);
    const later = Date.now() + 30_001;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    expect(await pin.check('4829')).toBe(true);
    expect(pin.wait()).toBe(0);
  });

  it('is known to the open page alone where there are no hashes', async () => {
    vi.stubGlobal('crypto', {});
    const pin = createPin();
    await pin.set('4829');
    expect(await pin.check('4829')).toBe(true);
    expect(createPin().isSet()).toBe(false);
    expect(localStorage.getItem('hearback-kiosk-pin')).toBeNull();
  });
});
