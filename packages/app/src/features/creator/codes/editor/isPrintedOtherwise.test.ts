import { expect, it } from 'vitest';

import { isPrintedOtherwise } from './CodeActions';

const style = { color: '#000000', background_color: '#ffffff', level: 'Q' } as const;
const saved = { frameId: 'card', style };

it.each([
  ['another frame', { ...saved, frameId: 'poster' }, true],
  ['another color', { ...saved, style: { ...style, color: '#0a4d43' } }, true],
  ['the looks of the frame again', { ...saved, style: null }, true],
  ['what was saved', saved, false],
  [
    'the same looks, chosen in another order',
    {
      ...saved,
      style: {
        level: style.level,
        background_color: style.background_color,
        color: style.color,
        logo: undefined,
      },
    },
    false,
  ],
] as const)('compares with what was saved: %s', (_, shown, isOther) => {
  // A field that was emptied holds undefined, whatever its type says.
  expect(isPrintedOtherwise(shown as typeof saved, saved)).toBe(isOther);
});
