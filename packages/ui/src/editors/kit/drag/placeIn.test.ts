import { describe, expect, it } from 'vitest';

import { placeIn, type ItemBox } from './placeIn';

/** Three rows of 40 px, 10 px apart; the second is not drawn. */
const items: ItemBox[] = [
  { id: 'logo', top: 100, bottom: 140 },
  { id: 'qr', top: 140, bottom: 140 },
  { id: 'rating', top: 150, bottom: 190 },
  { id: 'button', top: 200, bottom: 240 },
];

describe('placeIn', () => {
  it.each([
    ['above the first', 'rating', 90, { toIndex: 0, lineY: 97 }],
    ['in the upper half of the first', 'rating', 119, { toIndex: 0, lineY: 97 }],
    ['under the last', 'logo', 900, { toIndex: 3, lineY: 243 }],
    ['between two others', 'logo', 199, { toIndex: 2, lineY: 195 }],
  ])('finds a place %s', (_, dragged, pointerY, place) => {
    expect(placeIn(items, dragged, pointerY, 0)).toMatchObject(place);
  });

  it.each([
    ['over itself', 170, true],
    ['in the lower half of the one above', 130, true],
    ['in the upper half of the one below', 210, true],
    ['over the far half of a neighbour', 230, false],
  ])('knows a place %s as the one it has: %s', (_, pointerY, isHere) => {
    expect(placeIn(items, 'rating', pointerY, 0).isHere).toBe(isHere);
  });

  it('finds a place for something new', () => {
    expect(placeIn(items, undefined, 160, 0)).toEqual({ toIndex: 2, lineY: 145, isHere: false });
  });

  it('finds the place of an empty list', () => {
    expect(placeIn([], undefined, 160, 55)).toEqual({ toIndex: 0, lineY: 55, isHere: false });
  });
});
