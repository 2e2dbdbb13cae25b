import { block, code, design, ring, words } from './design.ts';

const [lagoon, sun] = ['#0b5058', '#ffd166'];

/** A round sticker for a door or a window, to be seen on the way out. */
export const window = design('roundSticker', lagoon, [
  ring(40, 40, 37.2, sun, 0.6),
  words(['How was it?', 'Jak było?'], [20, 6.5, 40, 9.5], {
    size: 19,
    color: sun,
    font: 'display',
    weight: 700,
  }),
  block([14.5, 16.5, 51, 51], '#ffffff', 4),
  code(16, 18, 48, lagoon, '#ffffff', { module_shape: 'rounded', eye_shape: 'rounded' }),
  words(['Scan and tell us', 'Zeskanuj i powiedz'], [21, 68, 38, 5.5], {
    size: 10,
    color: '#ffffff',
    weight: 600,
  }),
]);
