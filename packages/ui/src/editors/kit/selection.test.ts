import { describe, expect, it } from 'vitest';

import { heirOf, neighbourOf } from './selection';

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
    expect(heirOf(parts, 'rating')).toBe('button');
  });

  it('chooses the part before when the last goes', () => {
    expect(heirOf(parts, 'button')).toBe('rating');
  });

  it('chooses the whole document when nothing is left', () => {
    expect(heirOf([{ id: 'logo' }], 'logo')).toBeNull();
  });
});
