import { block, code, design, words } from './design.ts';

const [blue, pink] = ['#2a33c4', '#ffc9de'];

/** A square sticker for a table top, loud enough to be found among plates. */
export const table = design('squareSticker', blue, [
  words(['Scan me', 'Zeskanuj'], [-19, 27, 60, 16], {
    size: 40,
    color: pink,
    font: 'display',
    weight: 700,
    align: 'start',
    turn: -90,
  }),
  block([21, 21, 45, 45], '#ffffff', 4),
  code(22.5, 22.5, 42, blue, '#ffffff'),
  words(['and tell us\nhow it was', 'i powiedz,\njak było'], [22, 5, 43, 14], {
    size: 16,
    color: '#ffffff',
    font: 'display',
    weight: 600,
    align: 'start',
    leading: 1.05,
  }),
]);
