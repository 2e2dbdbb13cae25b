import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { initWasm, Resvg } from '@resvg/resvg-wasm';
import decodeQR from 'qr/decode.js';

import { attributeNames, type AttributeName, type Mark } from '../frames/Mark.ts';

const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
await initWasm(readFileSync(wasm));

const write = ({ tag, attributes, children = [] }: Mark): string => {
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${attributeNames[name as AttributeName]}="${value}"`)
    .join('');
  return `<${tag}${written}>${children.map(write).join('')}</${tag}>`;
};

/** Paints what was drawn on a square of 100 and reads the code on it, with a reader that did not draw it. */
export function readCode(marks: readonly Mark[]): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${marks.map(write).join('')}</svg>`;
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: 400 } }).render();
  return decodeQR(
    { width: image.width, height: image.height, data: image.pixels },
    { timeLimit: 5_000 },
  );
}
