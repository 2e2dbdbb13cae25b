import { expect, it } from 'vitest';

import { fitDevice } from './devices';

it.each([
  ['shows a phone as large as it is', 'phone', 600, { width: 390, zoom: 1 }],
  ['makes a phone narrower where there is less room', 'phone', 378, { width: 360, zoom: 1 }],
  ['shows a tablet as large as it is where it fits', 'tablet', 900, { width: 820, zoom: 1 }],
  ['makes a tablet smaller where it does not', 'tablet', 423, { width: 820, zoom: 0.5 }],
  ['makes a wide screen smaller', 'desktop', 641, { width: 1280, zoom: 0.5 }],
  [
    'shows everything as large as it is until the room is known',
    'desktop',
    0,
    { width: 1280, zoom: 1 },
  ],
] as const)('%s', (_, device, room, fitted) => {
  expect(fitDevice(device, room)).toEqual(fitted);
});

it('makes no phone narrower than 320 pixels', () => {
  expect(fitDevice('phone', 169)).toEqual({ width: 320, zoom: 0.5 });
});
