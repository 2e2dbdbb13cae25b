/** A stem as 32 bits (FNV-1a), to know it again without keeping it. */
export function hashStem(stem: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < stem.length; index += 1) {
    hash = Math.imul(hash ^ stem.charCodeAt(index), 16_777_619);
  }
  // The last letters alone would decide the last bits otherwise.
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  return (hash ^ (hash >>> 13)) >>> 0;
}
