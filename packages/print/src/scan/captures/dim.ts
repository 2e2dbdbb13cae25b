import { emptyPicture, type Picture } from './Picture.ts';

/** Random numbers from 0 to 1, the same ones for the same seed: mulberry32. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Dimness {
  /** What is left of the contrast, as a share. */
  contrast: number;
  /** Standard deviation of the noise, of 255. */
  noise: number;
  /** By how much the far side is darker, as a share. */
  falloff: number;
}

/** A picture from a dim room: grey, noisy, darker to one side. The same noise each time. */
export function dim(picture: Picture, { contrast, noise, falloff }: Dimness): Picture {
  const { width, height } = picture;
  const random = randomFrom(0x5ca9);
  const result = emptyPicture(width, height);
  for (let index = 0; index < result.shades.length; index += 1) {
    const light = 1 - (falloff * (index % width)) / width;
    // Three even numbers make nearly a bell; their variance is a quarter.
    const grain = (random() + random() + random() - 1.5) * 2 * noise;
    result.shades[index] = 40 + (picture.shades[index] ?? 0) * contrast * light + grain;
  }
  return result;
}
