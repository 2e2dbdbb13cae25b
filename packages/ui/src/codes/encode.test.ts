import decodeQR from 'qr/decode.js';
import { describe, expect, it } from 'vitest';

import { encode, type CodeLevel } from './encode';
import { modulePath, quietZone, sideOf } from './modulePath';

const pixelsPerModule = 4;

/** Paints the path as a rasteriser would, to let an independent decoder read it. */
function paint(path: string, side: number) {
  const width = side * pixelsPerModule;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const run of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    const [x = 0, y = 0, length = 0] = run.slice(1).map((part) => Number(part) * pixelsPerModule);
    for (let row = y; row < y + pixelsPerModule; row += 1) {
      for (let column = x; column < x + length; column += 1) {
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
      }
    }
  }
  return { width, height: width, data };
}

const read = (text: string, level?: CodeLevel) => {
  const modules = encode(text, level);
  return decodeQR(paint(modulePath(modules), sideOf(modules)), { timeLimit: 5_000 });
};

describe('encode', () => {
  it.each([
    'https://hearback.example/r/7K2M9QXT4A',
    'HTTPS://HEARBACK.EXAMPLE/R/7K2M9QXT4A',
    'Zażółć gęślą jaźń',
    'ü/日本/😀',
  ])('makes a code that reads as %s', (text) => {
    expect(read(text)).toBe(text);
  });

  it.each(['L', 'M', 'Q', 'H'] as const)('reads with error correction %s', (level) => {
    expect(read('https://hearback.example/r/7K2M9QXT4A', level)).toContain('7K2M9QXT4A');
  });

  it('makes a smaller code when every letter is compact', () => {
    const text = 'https://hearback.example/r/7k2m9qxt4a';

    expect(encode(text.toUpperCase()).length).toBeLessThan(encode(text).length);
  });

  it('says so when a text is too long for any code', () => {
    expect(() => encode('x'.repeat(2_000))).toThrow('cannot hold 2000 characters');
  });
});

describe('modulePath', () => {
  it('merges neighbours of a row into one run', () => {
    expect(modulePath([[true, true, false, true]])).toBe('M4 4h2v1h-2zM7 4h1v1h-1z');
  });

  it('leaves four light modules on every side', () => {
    expect(quietZone).toBe(4);
    expect(sideOf(encode('A'))).toBe(encode('A').length + 8);
  });
});
