import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import sharp from 'sharp';

const out = fileURLToPath(new URL('../public/icons/', import.meta.url));
const ink = '#0c5f56';
const paper = '#fbfaf7';

interface Look {
  /** Corner radius of the ground, of 512. */
  corner: number;
  /** How much of the width the mark takes, 0 to 1. */
  share: number;
}

/** The product's mark, the same as in `Logo` of `@hearback/ui`, on a ground of ink. */
const draw = ({ corner, share }: Look) => {
  const scale = (512 * share) / 24;
  const offset = (512 - 24 * scale) / 2 - 2 * scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="${corner}" fill="${ink}"/><g transform="translate(${offset} ${offset}) scale(${scale})" fill="${paper}"><path fill-rule="evenodd" d="M6 2h16a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H2V6a4 4 0 0 1 4-4zm.6 4A.6.6 0 0 0 6 6.6V22h15.4a.6.6 0 0 0 .6-.6V6.6a.6.6 0 0 0-.6-.6z"/><rect x="9.5" y="9.5" width="9" height="9" rx="1.5" fill="#f2b33d"/></g></svg>`;
};

const tab = draw({ corner: 104, share: 0.62 });
// Platforms cut these to shapes of their own: the ground fills the square, the mark keeps clear.
const cut = draw({ corner: 0, share: 0.5 });

/** A sign of the component library in paper on a round ground of ink, for a shortcut. */
const drawShortcut = (sign: string) => {
  const file = fileURLToPath(new URL(`../../ui/src/icons/svg/${sign}.svg`, import.meta.url));
  const lines = readFileSync(file, 'utf8').replaceAll(/<\/?svg[^>]*>/g, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="48" fill="${ink}"/><g transform="translate(20 20) scale(2.8)" fill="none" stroke="${paper}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${lines}</g></svg>`;
};

writeFileSync(`${out}icon.svg`, `${tab}\n`);

const files = [
  { name: 'icon-192.png', svg: tab, size: 192 },
  { name: 'icon-512.png', svg: tab, size: 512 },
  { name: 'icon-maskable-512.png', svg: cut, size: 512 },
  { name: 'apple-touch-icon.png', svg: cut, size: 180 },
  { name: 'shortcut-feedback.png', svg: drawShortcut('chat'), size: 96 },
  { name: 'shortcut-code.png', svg: drawShortcut('qr'), size: 96 },
  { name: 'shortcut-stats.png', svg: drawShortcut('chart'), size: 96 },
];

for (const { name, svg, size } of files) {
  await sharp(Buffer.from(svg))
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toFile(out + name);
}
