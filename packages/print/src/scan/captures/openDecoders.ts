import type { Decoder } from '../ScanReport.ts';

/**
 * The reader of ZXing-C++, from the bytes of its WebAssembly (`zxing-wasm/reader/zxing_reader.wasm`),
 * which the caller brings.
 */
async function openZxing(wasm: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<Decoder> {
  const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader');
  const wasmBinary = wasm instanceof Uint8Array ? wasm.slice().buffer : wasm;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });

  return {
    name: 'zxing',
    async read({ width, height, data }) {
      const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
      const found = await readBarcodes(
        { width, height, data: pixels, colorSpace: 'srgb' } as Parameters<typeof readBarcodes>[0],
        // Not every phone tries a light code on dark; the gate requires that all of them can read it.
        { formats: ['QRCode'], tryInvert: false },
      );
      return found.filter(({ isValid }) => isValid).map(({ text }) => text);
    },
  };
}

/** jsQR: a reader written from scratch, with another way to find a code than ZXing's. */
async function openJsqr(): Promise<Decoder> {
  const { default: jsqr } = await import('jsqr');

  return {
    name: 'jsqr',
    read({ width, height, data }) {
      const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
      const found = jsqr(pixels, width, height, { inversionAttempts: 'dontInvert' });
      return Promise.resolve(found ? [found.data] : []);
    },
  };
}

/** The two independent decoders of the gate. Given: the bytes of `zxing-wasm/reader/zxing_reader.wasm`. */
export const openDecoders = async (
  zxingWasm: ArrayBuffer | Uint8Array<ArrayBuffer>,
): Promise<readonly Decoder[]> => [await openZxing(zxingWasm), await openJsqr()];
