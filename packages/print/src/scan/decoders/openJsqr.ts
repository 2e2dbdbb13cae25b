import type { Decoder } from '../ScanReport.ts';

/** jsQR: a reader written from scratch, with another way to find a code than ZXing's. */
export async function openJsqr(): Promise<Decoder> {
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
