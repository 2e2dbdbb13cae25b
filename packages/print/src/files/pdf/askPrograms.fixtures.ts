import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readPng } from './readPng.ts';

const programs = [
  'pdfinfo',
  'pdffonts',
  'pdfimages',
  'pdftotext',
  'pdftoppm',
  'pdftocairo',
  'zbarimg',
  'rsvg-convert',
];

/** True if independent readers of print files are installed: Poppler, librsvg, ZBar. */
export const hasPrograms = programs.every((name) => existsSync(`/usr/bin/${name}`));

/** Runs one of them, and answers what it says. */
export const ask = (program: string, ...asked: string[]): string =>
  execFileSync(`/usr/bin/${program}`, asked, { encoding: 'utf8' });

const pointsPerMm = 72 / 25.4;

/** A file, as other programs read it. */
export interface ReadFile {
  path: string;
  /** The boxes of a page, in millimetres: left, bottom, right, top. */
  boxes: (page?: number) => Record<string, number[]>;
  /** A page as pixels. */
  pixels: (dpi: number) => ReturnType<typeof readPng>;
}

/** A folder for files of a test. */
export function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'print-'));

  function save(name: string, bytes: Uint8Array | string): ReadFile {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    return {
      path,
      boxes: (page = 1) =>
        Object.fromEntries(
          [
            ...ask('pdfinfo', '-box', '-f', String(page), '-l', String(page), path).matchAll(
              /^Page.*?(\w+)Box:\s+(.+)$/gm,
            ),
          ].map(([, box = '', numbers = '']) => [
            box,
            numbers
              .trim()
              .split(/\s+/)
              .map((points) => Number(points) / pointsPerMm),
          ]),
        ),
      pixels: (dpi) => {
        const png = `${path}.${dpi}`;
        if (name.endsWith('.svg')) {
          ask('rsvg-convert', `--dpi-x=${dpi}`, `--dpi-y=${dpi}`, '-o', `${png}.png`, path);
        } else ask('pdftocairo', '-png', '-r', String(dpi), '-singlefile', path, png);
        return readPng(new Uint8Array(readFileSync(`${png}.png`)));
      },
    };
  }
  return { folder, save, close: () => rmSync(folder, { recursive: true }) };
}

type Pixels = Awaited<ReturnType<typeof readPng>>;

/** The share of pixels that differ for an eye. One program rounds a page up to a pixel, the other down. */
export function differing(one: Pixels, other: Pixels): number {
  const [width, height] = [Math.min(one.width, other.width), Math.min(one.height, other.height)];
  let count = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [at, otherAt] = [(y * one.width + x) * 3, (y * other.width + x) * 3];
      const isOther = [0, 1, 2].some(
        (channel) =>
          Math.abs((one.colors[at + channel] ?? 0) - (other.colors[otherAt + channel] ?? 0)) > 64,
      );
      if (isOther) count += 1;
    }
  }
  return count / (width * height);
}
