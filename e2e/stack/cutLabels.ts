import { readFileSync, writeFileSync } from 'node:fs';

const dotsPerMm = 300 / 25.4;
const columns = 3;
const [width, height, gap] = [63.5, 33.9, 2.54];
const [left, top] = [(210 - columns * width - (columns - 1) * gap) / 2, (297 - 8 * height) / 2];

/**
 * Cuts a sheet of 24 labels on A4 at 300 dots to the inch (a `.pgm` file) into one picture for each
 * label, as scissors would: a reader that looks for many codes at once may take two for one.
 */
export function cutLabels(file: string): string[] {
  const bytes = readFileSync(file);
  const header = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1', 0, 64));
  if (!header) throw new Error(`${file} is no grey picture of pdftoppm.`);
  const [sheetWidth, start] = [Number(header[1]), header[0].length];
  const dots = (mm: number) => Math.round(mm * dotsPerMm);

  return Array.from({ length: columns * 8 }, (_, index) => {
    const x = dots(left + (index % columns) * (width + gap));
    const y = dots(top + Math.floor(index / columns) * height);
    const rows = Array.from({ length: dots(height) }, (__, row) => {
      const from = start + (y + row) * sheetWidth + x;
      return bytes.subarray(from, from + dots(width));
    });
    const label = `${file}-label-${index + 1}.pgm`;
    const size = `P5\n${dots(width)} ${dots(height)}\n255\n`;
    writeFileSync(label, Buffer.concat([Buffer.from(size), ...rows]));
    return label;
  });
}
