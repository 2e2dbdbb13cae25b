import { toTenths } from './toTenths';

/** One side of a sheet before and after, in millimetres. */
export interface Side {
  from: number;
  to: number;
  bleedFrom: number;
  bleedTo: number;
}

interface Fit {
  /** Only what stands upright has edges that meet those of the sheet. */
  isUpright: boolean;
  /** How long it becomes. Left out: it stretches with the sheet. */
  length?: number;
  /** Which point of it keeps its place, where its length is given. */
  anchor?: 'start' | 'middle';
}

/** Sums of tenths differ in the last digits, and both ends are rounded. */
const hair = 0.11;

/** The longest that an element may be. */
const longest = 1_000;

/** Whether something reaches both ends of a side. */
export const spans = (start: number, length: number, { from }: Side): boolean =>
  start <= hair && start + length >= from - hair;

/** What lies along one side, along the new one. What reached the bleed's edge reaches it again. */
export function fitAlong(
  start: number,
  length: number,
  { from, to, bleedFrom, bleedTo }: Side,
  { isUpright, length: given, anchor }: Fit,
): { start: number; length: number } {
  const scale = to / from;
  const end = start + length;
  const lower =
    isUpright && start <= hair - bleedFrom ? (start + bleedFrom) * scale - bleedTo : start * scale;
  const upper =
    isUpright && end >= from + bleedFrom - hair
      ? (end - from - bleedFrom) * scale + to + bleedTo
      : end * scale;
  const settled = (at: number, long: number) => {
    const begin = toTenths(at);
    return {
      start: begin,
      length: toTenths(Math.min(longest, Math.max(0.1, at + long - begin))),
    };
  };
  if (given === undefined) return settled(lower, upper - lower);

  const isAtStart = isUpright && start <= hair;
  const isAtEnd = isUpright && end >= from - hair;
  if (isAtStart && !isAtEnd) return settled(lower, given);
  if (isAtEnd && !isAtStart) return settled(upper - given, given);
  return settled(anchor === 'middle' ? (lower + upper - given) / 2 : lower, given);
}
