import { expect, it } from 'vitest';

import { encode } from './encode.ts';
import { modulePath } from './modulePath.ts';
import { quietZone, sideOf } from './quietZone.ts';

/** Rows of a drawing: # is dark. */
const drawn = (...rows: string[]) => rows.map((row) => [...row].map((one) => one === '#'));

it('goes around what hangs together, so that no line lies inside', () => {
  expect(modulePath(drawn('##', '#.'))).toBe('M4 4h2v1h-1v1h-1z');
});

it('cuts holes by going around them the other way', () => {
  expect(modulePath(drawn('###', '#.#', '###'))).toBe('M4 4h3v3h-3zm1 2h1v-1h-1z');
});

it('keeps squares apart that touch at a corner alone', () => {
  expect(modulePath(drawn('#.', '.#'))).toBe('M4 4h1v1h-1zm1 1h1v1h-1z');
});

it('rounds corners outside, where light squares lie, and no others', () => {
  const path = modulePath(drawn('##', '#.'), 'rounded');

  // Five corners look outwards, one inwards.
  expect(path.match(/q/g)).toHaveLength(5);
  expect(path).toContain('M4.5 4');
});

it('draws a dot for each dark module', () => {
  expect(modulePath(drawn('##', '#.'), 'dots').match(/M/g)).toHaveLength(3);
});

it('leaves four light modules on every side', () => {
  expect(quietZone).toBe(4);
  expect(sideOf(encode('A'))).toBe(encode('A').length + 8);
});

it('says the whole code of an address in less than 2 kB', () => {
  expect(modulePath(encode('HTTPS://HEARBACK.EXAMPLE/R/7K2M9QXT4A')).length).toBeLessThan(2_000);
});
