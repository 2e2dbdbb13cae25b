import { cumsum, sum } from 'd3';

import type { Size } from '../../charts/ticks';

/** Distance between two turns of the spiral, and between two points of a turn, in pixels. */
const turnWidth = 7;
const stride = 7;

/** An offset from the center of the cloud. */
interface TimeStep {
  across: number;
  down: number;
}

/** Offsets from the center outwards, on a spiral with the aspect ratio of the cloud. */
function spiralOf({ width, height }: Size): readonly TimeStep[] {
  const flatness = width / height;
  const farthest = Math.hypot(height, height) / 2;
  const steps: TimeStep[] = [];

  let angle = 0;
  for (let radius = 0; radius <= farthest; radius = (turnWidth * angle) / (2 * Math.PI)) {
    const across = radius * flatness * Math.cos(angle);
    const down = radius * Math.sin(angle);
    // The outer turns lie partly outside of the cloud: only offsets within it are kept.
    if (Math.abs(across) < width / 2 && Math.abs(down) < height / 2) steps.push({ across, down });
    // Keeps the distance between two points about the same on every turn.
    angle += stride / Math.max(stride / 2, radius * Math.sqrt(flatness));
  }
  return steps;
}

/**
 * Returns which of four mirror images of the spiral a word uses. A hash of the word (FNV-1a), the same on
 * every machine, so that the cloud looks scattered and not stacked.
 */
function turnOf(word: string): 0 | 1 | 2 | 3 {
  let seed = 0x81_1c_9d_c5;
  for (const letter of word) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  return ((seed >>> 16) & 3) as 0 | 1 | 2 | 3;
}

/** A word to be placed. */
export interface MeasuredWord {
  word: string;
  count: number;
  /** Width per pixel of font size. */
  ratio: number;
}

/** Position of a word. The box is its hit area, with the letters centered in it. */
export interface PlacedWord {
  /** Index in the input. */
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

/** Minimum height of a touch target, which also separates neighbors. */
const leastHeight = 24;
const lineHeight = 1.2;
const sideRoom = 0.16;
/** Share of the area above which words hardly fit. */
const fullness = 0.7;
/**
 * Lower bound of the font scale, as a share of the largest that no word is too wide for. Where words do not
 * fit at it, the rarest are left out: at a smaller one all would have the minimum font size, and sizes would
 * say nothing.
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

/** Areas of the boxes in square pixels, if a word with one comment had the font size `unit`. */
const areasOf = (words: readonly MeasuredWord[], unit: number, leastFont: number) =>
  words.map((word) => {
    const box = boxOf(word, Math.max(leastFont, unit * Math.sqrt(word.count)));
    return box.width * box.height;
  });

/**
 * Returns the font size of a word with one comment, in pixels: `unit`, the largest with which no word is too
 * wide and the boxes fill no more than `fullness` of the cloud; and `least`, below which it does not go.
 */
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
  // Bisection: twelve steps are exact to about a hundredth of a pixel.
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    if (sum(areasOf(words, middle, leastFont)) > width * height * fullness) high = middle;
    else low = middle;
  }
  return { unit: low, least: most * leastShare };
}

/**
 * The step at which a box of this size found its first free place, or the end of the spiral. A box that is at
 * least as large and uses the same mirror image finds none before it.
 */
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
  spiral: readonly TimeStep[],
): PlacedWord[] {
  const placed: PlacedWord[] = [];
  const found: Found[] = [];
  for (const word of words) {
    const fontSize = Math.max(leastFont, unit * Math.sqrt(word.count));
    const size = boxOf(word, fontSize);
    // One object is reused for all steps: thousands are tried.
    const box = { left: 0, top: 0, ...size };
    const turn = turnOf(word.word);
    const [right, below] = [turn & 1 ? -1 : 1, turn & 2 ? -1 : 1];
    let step = 0;
    for (const past of found) {
      if (past.turn === turn && past.width <= size.width && past.height <= size.height) {
        step = Math.max(step, past.step);
      }
    }
    // The last colliding box likely collides at the next step too, so it is tested first.
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

/** Centers the words as a group. */
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
 * Lays out a word cloud: the most frequent word in the middle, the others around it, horizontal and without
 * overlap. The font size is the square root of the count, so that the area is proportional to the count.
 * Deterministic: the same words in the same size give the same layout, in any order of ties. Returns the
 * most frequent first.
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
    // Skips the rarest words, once the boxes together are larger than the cloud.
    const fitting = ordered.filter((_, index) => (taken[index] ?? 0) <= room.width * room.height);
    const placed = place(fitting, unit, room, spiral);
    if (placed.length > best.length) best = placed;
    if (best.length === words.length || unit === least) break;
  }
  return centre(best, room);
}
