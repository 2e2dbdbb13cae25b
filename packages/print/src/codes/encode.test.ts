import { describe, expect, it } from 'vitest';

import { encode, type CodeLevel } from './encode.ts';
import { modulePath } from './modulePath.ts';
import { sideOf } from './quietZone.ts';
import { readCode } from './readCode.fixtures.ts';

const read = (text: string, level?: CodeLevel) => {
  const modules = encode(text, level);
  return readCode([
    { tag: 'rect', attributes: { width: 100, height: 100, fill: '#ffffff' } },
    {
      tag: 'g',
      attributes: { transform: `scale(${100 / sideOf(modules)})` },
      children: [{ tag: 'path', attributes: { d: modulePath(modules) } }],
    },
  ]);
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
