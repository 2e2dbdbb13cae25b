import { limits } from '@hearback/schema/limits';

const reloadedKey = 'hearback_reloaded_at';
const guardMs = 60_000;

/** A part of the app that could not be loaded, under the names that monitoring knows. */
export class ChunkError extends Error {
  override readonly name: 'ChunkLoadError' | 'CSS_CHUNK_LOAD_FAILED';

  constructor(name: ChunkError['name'], cause: unknown) {
    super('A part of the app could not be loaded.', { cause });
    this.name = name;
  }
}

/** Vite words a failed stylesheet this way; everything else is a script. */
const isStyle = (cause: unknown) => /preload CSS/i.test(String(cause));

/** Loads a part of the app, for at most so long, and names what goes wrong. */
export async function loadChunk<Chunk>(
  load: () => Promise<Chunk>,
  timeoutMs: number = limits.chunkTimeoutSeconds * 1_000,
): Promise<Chunk> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time.')), timeoutMs);
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (cause) {
    throw new ChunkError(isStyle(cause) ? 'CSS_CHUNK_LOAD_FAILED' : 'ChunkLoadError', cause);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Returns true if the page should reload itself once: a new version was deployed, and the chunks of this
 * one are gone. A second failure soon after shows the error page instead.
 */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now = Date.now()) {
  const last = Number(storage.getItem(reloadedKey) ?? 0);
  if (now - last < guardMs) return false;
  storage.setItem(reloadedKey, String(now));
  return true;
}
