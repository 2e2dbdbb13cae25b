import { cumsum, sum } from 'd3';

import type { Size } from '../../charts/Size';
import { spiralOf, turnOf, type Step } from './spiralOf';

/** A word to be placed. */
export interface MeasuredWord {
  word: string;
  count: number;
  /** How wide it is per pixel of its size. */
  ratio: number;
}

/** Where a word stands. Its box is what can be pressed; the letters are in its middle. */
export interface PlacedWord {
  /** Its place in the list that was given. */
  index: number;
  left: number;
  top: number;
  width: number;
  height: number;
  fontSize: number;
}

export interface CloudRoom extends Size {
  /** Pixels: no word is drawn smaller. */
  leastFont: number;
  mostFont: number;
}

type Box = Pick<PlacedWord, 'left' | 'top' | 'width' | 'height'>;

/** What a finger needs, and what keeps neighbours apart. */
const leastHeight = 24;
const lineHeight = 1.2;
const sideRoom = 0.16;
/** How full the room may be before words hardly find a place. */
const fullness = 0.7;
/**
 * Many words make all smaller, but not smaller than this share of the size that few would have: in a small
 * room the rarest are left out, or all would be as small as they may be, and sizes would say nothing.
 */
const leastShare = 0.6;
/** Words that found no place get another try, all smaller by this. */
const shrinking = 0.88;
const mostTries = 3;

const boxOf = ({ ratio }: MeasuredWord, fontSize: number) => ({
  width: fontSize * (ratio + 2 * sideRoom),
  height: Math.max(leastHeight, fontSize * lineHeight),
});

const overlaps = (a: Box, b: Box) =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

const isOutside = ({ left, top, width, height }: Box, most: number, deepest: number) =>
  left < 0 || top < 0 || left + width > most || top + height > deepest;

/** All boxes together, in square pixels, if a word that stands in one comment had this size. */
const areasOf = (words: readonly MeasuredWord[], unit: number, leastFont: number) =>
  words.map((word) => {
    const box = boxOf(word, Math.max(leastFont, unit * Math.sqrt(word.count)));
    return box.width * box.height;
  });

/** How large a word of one comment may be: the largest that no word is too wide for, and where all fit. */
function unitsOf(
  words: readonly MeasuredWord[],
  { width, height, mostFont, leastFont }: CloudRoom,
) {
  const most = Math.min(
    ...words.map(({ count, ratio }) => {
      const longest = Math.max(leastFont, width / (ratio + 2 * sideRoom));
      return Math.min(mostFont, longest) / Math.sqrt(count);
    }),
  );
  let [low, high] = [most * leastShare, most];
  // Halved so often that it is right to a hundredth of a pixel.
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    if (sum(areasOf(words, middle, leastFont)) > width * height * fullness) high = middle;
    else low = middle;
  }
  return { unit: low, least: most * leastShare };
}

/** A size that found its first free place at a step. Nothing larger finds one before it. */
interface Found {
  width: number;
  height: number;
  turn: number;
  step: number;
}

/** Each word at the first free place of its spiral; a word that finds none is left out. */
function place(
  words: readonly (MeasuredWord & { index: number })[],
  unit: number,
  { width, height, leastFont }: CloudRoom,
  spiral: readonly Step[],
): PlacedWord[] {
  const placed: PlacedWord[] = [];
  const found: Found[] = [];
  for (const word of words) {
    const fontSize = Math.max(leastFont, unit * Math.sqrt(word.count));
    const size = boxOf(word, fontSize);
    // One for all steps: thousands are tried.
    const box = { left: 0, top: 0, ...size };
    const turn = turnOf(word.word);
    const [right, below] = [turn & 1 ? -1 : 1, turn & 2 ? -1 : 1];
    let step = 0;
    for (const past of found) {
      if (past.turn === turn && past.width <= size.width && past.height <= size.height) {
        step = Math.max(step, past.step);
      }
    }
    // What was in the way is likely to be in the way a step further, too: it is asked first.
    let inTheWay: Box | undefined;
    for (; step < spiral.length; step += 1) {
      const at = spiral[step];
      if (!at) break;
      box.left = (width - size.width) / 2 + right * at.across;
      box.top = (height - size.height) / 2 + below * at.down;
      if (isOutside(box, width, height)) continue;
      if (inTheWay && overlaps(box, inTheWay)) continue;
      inTheWay = placed.find((other) => overlaps(box, other));
      if (inTheWay) continue;
      placed.push({ index: word.index, fontSize, ...box });
      break;
    }
    found.push({ ...size, turn, step });
  }
  return placed;
}

/** Moves all together, so that as much room is left on one side as on the other. */
function centre(placed: readonly PlacedWord[], { width, height }: Size): PlacedWord[] {
  const left = Math.min(...placed.map((word) => word.left));
  const right = Math.max(...placed.map((word) => word.left + word.width));
  const top = Math.min(...placed.map((word) => word.top));
  const bottom = Math.max(...placed.map((word) => word.top + word.height));
  const across = (width - left - right) / 2;
  const down = (height - top - bottom) / 2;
  return placed.map((word) => ({ ...word, left: word.left + across, top: word.top + down }));
}

/**
 * Where each word of a cloud stands: the commonest in the middle, the others around it, level and apart.
 * The size of a word is as the square root of its count, so that its area is as the count. The same words
 * in the same room are the same picture, in whatever order equals come. Commonest first.
 */
export function layOutCloud(words: readonly MeasuredWord[], room: CloudRoom): PlacedWord[] {
  if (words.length === 0) return [];
  const ordered = words
    .map((word, index) => ({ ...word, index }))
    .toSorted((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1));

  const spiral = spiralOf(room);
  const { unit: largest, least } = unitsOf(ordered, room);
  let best: PlacedWord[] = [];
  for (let tries = 0; tries < mostTries; tries += 1) {
    const unit = Math.max(least, largest * shrinking ** tries);
    const taken = cumsum(areasOf(ordered, unit, room.leastFont));
    // What has no room for certain is not asked to look for some.
    const fitting = ordered.filter((_, index) => (taken[index] ?? 0) <= room.width * room.height);
    const placed = place(fitting, unit, room, spiral);
    if (placed.length > best.length) best = placed;
    if (best.length === words.length || unit === least) break;
  }
  return centre(best, room);
}
