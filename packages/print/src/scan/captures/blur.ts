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
  /** Remaining contrast, as a share. */
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

/** Spreads along one axis by a kernel; at the edges the last pixel goes on. */
function convolve(picture: Picture, kernel: Float32Array, step: 'x' | 'y'): Picture {
  const { width, height, shades } = picture;
  const result = emptyPicture(width, height);
  const reach = (kernel.length - 1) / 2;
  const last = step === 'x' ? width - 1 : height - 1;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const place = step === 'x' ? x : y;
      let sum = 0;
      for (let offset = -reach; offset <= reach; offset += 1) {
        const at = Math.min(last, Math.max(0, place + offset));
        const index = step === 'x' ? y * width + at : at * width + x;
        sum += (shades[index] ?? 0) * (kernel[offset + reach] ?? 0);
      }
      result.shades[y * width + x] = sum;
    }
  }
  return result;
}

const normal = (weights: readonly number[]): Float32Array => {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return Float32Array.from(weights, (weight) => weight / sum);
};

/** Blurs as a lens does: every point becomes a spot of this standard deviation, in pixels. */
export function blur(picture: Picture, deviation: number): Picture {
  if (deviation < 0.2) return picture;
  const reach = Math.ceil(deviation * 2.5);
  const kernel = normal(
    Array.from({ length: 2 * reach + 1 }, (_, index) =>
      Math.exp(-((index - reach) ** 2) / (2 * deviation ** 2)),
    ),
  );
  return convolve(convolve(picture, kernel, 'x'), kernel, 'y');
}

/** Smears sideways as a hand does that moves: every point becomes a line of this length, in pixels. */
export function smear(picture: Picture, length: number): Picture {
  const reach = Math.ceil(length / 2);
  const kernel = normal(
    Array.from({ length: 2 * reach + 1 }, (_, index) =>
      // The ends of the line count by as much of them as it covers.
      Math.max(0, Math.min(1, length / 2 + 0.5 - Math.abs(index - reach))),
    ),
  );
  return convolve(picture, kernel, 'x');
}
