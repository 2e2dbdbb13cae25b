import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { drawIcons, iconFiles } from './drawIcons.ts';
import { root } from '../scripts/run.ts';

const drawing = (attributes: string) =>
  `<svg viewBox="0 0 20 20" ${attributes}><path d="M4 10h12" /></svg>`;

it.each(iconFiles())('has drawn every icon of $file', async ({ file, drawings }) => {
  const drawn = readFileSync(root + file, 'utf8');

  expect(drawings.length).toBeGreaterThan(20);
  expect(drawn, 'Run `npm run -w lab icons` and commit it.').toBe(await drawIcons(drawings));
});

it('names each after its drawing, in the order of the alphabet', async () => {
  const drawn = await drawIcons([
    ['star', drawing('')],
    ['mapPin', drawing('')],
  ]);

  expect(drawn.match(/function \w+/g)).toEqual(['function MapPinIcon', 'function StarIcon']);
});

it('keeps lines that are thicker than the usual', async () => {
  expect(await drawIcons([['more', drawing('stroke-width="2.2"')]])).toContain('weight={2.2}');
  expect(await drawIcons([['menu', drawing('stroke-width="1.5"')]])).not.toContain('weight');
});

it('refuses a drawing on another grid', async () => {
  await expect(
    drawIcons([['star', '<svg viewBox="0 0 24 24"><path d="M0 0" /></svg>']]),
  ).rejects.toThrow('star.svg is not drawn on the grid');
});
