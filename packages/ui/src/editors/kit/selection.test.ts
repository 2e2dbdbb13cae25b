import { describe, expect, it } from 'vitest';

import { nextSelection, neighbourOf, rangeTo, toggled } from './selection';

const parts = [{ id: 'logo' }, { id: 'rating' }, { id: 'button' }];

describe('neighbourOf', () => {
  it.each([
    ['the whole document goes down to the first part', null, 1, 'logo'],
    ['the first part goes up to the whole document', 'logo', -1, null],
    ['a part goes down to the next', 'logo', 1, 'rating'],
    ['the last part stays', 'button', 1, 'button'],
    ['the whole document stays on top', null, -1, null],
    ['a part that is gone counts as the whole', 'gone', 1, 'logo'],
  ] as const)('%s', (_, id, by, expected) => {
    expect(neighbourOf(parts, id, by)).toBe(expected);
  });
});

describe('heirOf', () => {
  it('chooses what takes the place', () => {
    expect(nextSelection(parts, 'rating')).toBe('button');
  });

  it('chooses the part before when the last goes', () => {
    expect(nextSelection(parts, 'button')).toBe('rating');
  });

  it('chooses the whole document when nothing is left', () => {
    expect(nextSelection([{ id: 'logo' }], 'logo')).toBeNull();
  });
});

describe('several', () => {
  it('gain one and lose it again', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  });

  it('reach from the one that was chosen last, which stays the last', () => {
    expect(rangeTo(['a', 'b', 'c', 'd'], ['c'], 'a')).toEqual(['a', 'b', 'c']);
    expect(rangeTo(['a', 'b', 'c', 'd'], ['a', 'b'], 'd')).toEqual(['a', 'c', 'd', 'b']);
    expect(rangeTo(['a', 'b'], [], 'b')).toEqual(['b']);
  });
});
