import { expect, it } from 'vitest';

import { toPosition } from './positions.ts';

it.each([
  ['0/0', 0n],
  ['0/B374D848', 3_010_779_208n],
  ['1/0', 4_294_967_296n],
  ['16/B374D848', 97_500_059_720n],
  ['FFFFFFFF/FFFFFFFF', 2n ** 64n - 1n],
])('reads where %s is', (lsn, position) => {
  expect(toPosition(lsn)).toBe(position);
});

it('tells what is later, also where the upper half has one digit more', () => {
  expect(toPosition('10/0')).toBeGreaterThan(toPosition('9/FFFFFFFF'));
});
