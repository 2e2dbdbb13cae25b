import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createRecentlyUsed } from './recentlyUsed.ts';

const create = (maxBytes: number) =>
  createRecentlyUsed<string>({ maxBytes, bytesOf: ({ length }) => length });

describe('what was used lately', () => {
  it('stays, and what was not goes first', () => {
    const kept = create(6);
    kept.set('one', 'aa');
    kept.set('two', 'bb');
    kept.set('three', 'cc');
    kept.get('one');

    kept.set('four', 'dd');

    expect(['one', 'two', 'three', 'four'].map((key) => kept.get(key))).toEqual([
      'aa',
      undefined,
      'cc',
      'dd',
    ]);
  });

  it('is not kept when it is larger than all there is, and takes nothing else with it', () => {
    const kept = create(4);
    kept.set('small', 'aa');
    kept.set('large', 'bbbbb');

    expect(kept.get('large')).toBeUndefined();
    expect(kept.get('small')).toBe('aa');
  });

  it('never takes more memory than it was given, whatever comes', () => {
    const step = fc.record({
      key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      value: fc.string({ maxLength: 12 }),
      isRemoval: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step), fc.nat({ max: 30 }), (steps, maxBytes) => {
        const kept = create(maxBytes);
        const keys = new Set<string>();
        for (const { key, value, isRemoval } of steps) {
          keys.add(key);
          if (isRemoval) kept.delete(key);
          else kept.set(key, value);
        }
        const values = [...keys].flatMap((key) => kept.get(key) ?? []);
        expect(kept.bytes).toBe(values.join('').length);
        expect(kept.bytes).toBeLessThanOrEqual(maxBytes);
      }),
    );
  });
});
