import { describe, expect, it } from 'vitest';

import { readSegment, writeLine } from './segments.ts';

const texts = Array.from({ length: 6 }, (_, at) =>
  JSON.stringify({ id: at, words: `Zażółć "gęślą"\n${at} 👩‍🍳`.repeat(10) }),
);

/** Two records in each write. */
const lines = texts.map((text, at) =>
  Buffer.from(writeLine({ batch: 1 + Math.floor(at / 2), text })),
);
const whole = Buffer.concat(lines);

const found = (bytes: Buffer, isLast = true) => {
  const { lines: read, torn, damaged } = readSegment(bytes, isLast);
  const places = read.map(({ text }) => texts.indexOf(text));
  return { places, torn, damaged };
};

const withNoise = (at: number, length: number): Buffer => {
  const bytes = Buffer.from(whole);
  const begin = Buffer.concat(lines.slice(0, at)).length;
  bytes.fill(0, begin + 30, begin + 30 + length);
  return bytes;
};

const lengthOf = (at: number): number => lines[at]?.length ?? 0;

describe('a segment of the journal', () => {
  it('gives back what was written, to the bit', () => {
    expect(readSegment(whole, true)).toEqual({
      lines: texts.map((text, at) => ({ batch: 1 + Math.floor(at / 2), text })),
      torn: 0,
      damaged: 0,
    });
  });

  it('may end anywhere in its last write: what stands before is whole', () => {
    const begin = whole.length - lengthOf(5);
    for (let length = begin + 1; length < whole.length; length += 1) {
      expect(found(whole.subarray(0, length))).toEqual({
        places: [0, 1, 2, 3, 4],
        torn: length - begin,
        damaged: 0,
      });
    }
  });

  it('may have a hole in its last write, where the disk was not done with it', () => {
    expect(found(withNoise(5, 20)).torn).toBe(lengthOf(5));
    const zeros = Buffer.concat([whole.subarray(0, -lengthOf(5)), Buffer.alloc(4_096)]);
    expect(found(zeros)).toEqual({ places: [0, 1, 2, 3, 4], torn: 4_096, damaged: 0 });
  });

  it.each([0, 1, 2, 3])(
    'is damaged where record %i was whole once, and the others are read',
    (at) => {
      expect(found(withNoise(at, 20))).toEqual({
        places: [0, 1, 2, 3, 4, 5].filter((place) => place !== at),
        torn: 0,
        damaged: lengthOf(at),
      });
    },
  );

  it('is damaged at its end, too, when another one was begun after it', () => {
    expect(found(whole.subarray(0, -1), false)).toMatchObject({
      torn: 0,
      damaged: lengthOf(5) - 1,
    });
  });

  it('notices each single bit', () => {
    const bytes = Buffer.from(lines[0] ?? '');
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const other = Buffer.from(bytes);
      other.writeUInt8((other[bit >> 3] ?? 0) ^ (1 << (bit & 7)), bit >> 3);
      const { lines: read } = readSegment(other, true);
      expect(read.filter(({ text }) => text !== texts[0])).toEqual([]);
    }
  });
});
