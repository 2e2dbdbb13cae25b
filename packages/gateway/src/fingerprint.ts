import { createHash } from 'node:crypto';

/** Fingerprint of some content, in characters that any header allows. */
export function fingerprint(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const [index, part] of parts.entries()) {
    // So that no part can end where another begins.
    if (index > 0) hash.update('\0');
    hash.update(part);
  }
  return hash.digest('base64url').slice(0, 22);
}
