import { loadChunk } from '../../../loading/chunkError';

/** Long enough for the failure to be shown before it may be tried again. */
const forgetFailureMs = 1_000;

/** Loads each part once, for `use`: asked again, it gives the same promise, unless that one failed. */
export function loadOnce<Key, Part>(load: (key: Key) => Promise<Part>) {
  const asked = new Map<Key, Promise<Part>>();

  return (key: Key): Promise<Part> => {
    const known = asked.get(key);
    if (known) return known;
    const part = loadChunk(() => load(key));
    asked.set(key, part);
    part.catch(() => setTimeout(() => asked.delete(key), forgetFailureMs));
    return part;
  };
}
