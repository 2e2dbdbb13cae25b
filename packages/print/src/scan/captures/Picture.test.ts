import { expect, it } from 'vitest';

import { openRasteriser } from '../../files/png/openRasteriser.ts';
import { readRasteriser } from '../../files/png/readRasteriser.fixtures.ts';
import { toPicture } from './Picture.ts';

const rasteriser = await openRasteriser(await readRasteriser());

it.each([
  ['#000000', 1, 0],
  ['#000000', 0.5, 127.5],
  ['#ffffff', 0.5, 255],
  ['#808080', 0.25, 223],
  ['#ffffff', 0, 255],
])('sees %s of opacity %s as it looks on white paper', (fill, opacity, shade) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"><path d="M0 0H2V1H0Z" fill="${fill}" fill-opacity="${opacity}"/></svg>`;
  const { shades } = toPicture(rasteriser.raster(svg, 2));

  for (const seen of shades) expect(Math.abs(seen - shade)).toBeLessThan(2);
});
