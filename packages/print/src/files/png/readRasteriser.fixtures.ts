import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The rasteriser's WebAssembly from npm, as a server reads it. */
export const readRasteriser = async () =>
  new Uint8Array(
    await readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))),
  );
