import { describe, expect, it } from 'vitest';

import { layOutCloud, type CloudRoom, type MeasuredWord } from './layOutCloud';

const wide: CloudRoom = { width: 800, height: 320, leastFont: 13, mostFont: 56 };
const narrow: CloudRoom = { width: 280, height: 360, leastFont: 13, mostFont: 36 };

const measured = (word: string, count: number): MeasuredWord => ({
  word,
  count,
  ratio: [...word].length * 0.55,
});
/** As people write: few words often, many words seldom. */
const hundred = Array.from({ length: 100 }, (_, index) =>
  measured(
    'słowo'.repeat(1 + (index % 3)).slice(0, 4 + (index % 9)) + index,
    Math.ceil(240 / (index + 1)),
  ),
);

describe.each([
  { name: 'wide', room: wide },
  { name: 'narrow', room: narrow },
])('in a $name room', ({ room }) => {
  const placed = layOutCloud(hundred, room);

  it('lets no two words touch', () => {
    const touching = placed.flatMap((a, index) =>
      placed
        .slice(index + 1)
        .filter(
          (b) =>
            a.left < b.left + b.width &&
            b.left < a.left + a.width &&
            a.top < b.top + b.height &&
            b.top < a.top + a.height,
        ),
    );

    expect(touching).toEqual([]);
  });

  it('lets no word leave it', () => {
    for (const { left, top, width, height } of placed) {
      expect(left).toBeGreaterThanOrEqual(-0.01);
      expect(top).toBeGreaterThanOrEqual(-0.01);
      expect(left + width).toBeLessThanOrEqual(room.width + 0.01);
      expect(top + height).toBeLessThanOrEqual(room.height + 0.01);
    }
  });

  it('draws none too small to read or to press', () => {
    expect(Math.min(...placed.map(({ fontSize }) => fontSize))).toBeGreaterThanOrEqual(13);
    expect(Math.min(...placed.map(({ height }) => height))).toBeGreaterThanOrEqual(24);
  });

  it('leaves out the rarest first', () => {
    const drawn = new Set(placed.map(({ index }) => index));

    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].every((index) => drawn.has(index))).toBe(true);
  });
});

it('finds a place for all of a hundred words where there is room', () => {
  expect(layOutCloud(hundred, wide)).toHaveLength(100);
});

it('makes areas as the counts: four times as often is twice as large', () => {
  const placed = layOutCloud([measured('kawa', 400), measured('herbata', 100)], wide);

  expect(placed[0]?.fontSize).toBeCloseTo((placed[1]?.fontSize ?? 0) * 2, 5);
});

it('is the same picture for the same words, in whatever order equals come', () => {
  const words = [measured('kawa', 9), measured('obsługa', 4), measured('ciasto', 4)];
  const picture = (list: readonly MeasuredWord[]) =>
    layOutCloud(list, wide).map(({ index, ...place }) => ({ word: list[index]?.word, ...place }));

  expect(picture(words)).toEqual(picture(words));
  expect(picture(words.toReversed())).toEqual(picture(words));
});

it('leaves out a word that is wider than the room, and keeps the others', () => {
  const placed = layOutCloud([measured('a'.repeat(80), 3), measured('kawa', 3)], narrow);

  expect(placed.map(({ index }) => index)).toEqual([1]);
});

it('puts one word in the middle', () => {
  const [only] = layOutCloud([measured('kawa', 1)], wide);

  expect((only?.left ?? 0) + (only?.width ?? 0) / 2).toBeCloseTo(400);
  expect((only?.top ?? 0) + (only?.height ?? 0) / 2).toBeCloseTo(160);
});

it('has nothing to place where there are no words', () => {
  expect(layOutCloud([], wide)).toEqual([]);
});

it('lays out a hundred words before anybody could notice', () => {
  // The quickest of ten: what else the machine does is not the layout's.
  const times = Array.from({ length: 10 }, () => {
    const start = performance.now();
    layOutCloud(hundred, narrow);
    return performance.now() - start;
  });

  expect(Math.min(...times)).toBeLessThan(30);
});
