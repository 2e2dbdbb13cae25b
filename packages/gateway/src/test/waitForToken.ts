import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import PostalMime from 'postal-mime';

const patienceMs = 10_000;

const newestToken = async (outbox: string, to: string): Promise<string | undefined> => {
  // The folder comes with the first letter.
  const names = await readdir(outbox).catch(() => []);
  const letters = names.filter((name) => name.endsWith('.eml')).toSorted();
  for (const name of letters.toReversed()) {
    const letter = await PostalMime.parse(await readFile(join(outbox, name)));
    const token = /#t=([\w-]+)/.exec(letter.text ?? '')?.[1];
    if (token !== undefined && letter.to?.[0]?.address === to) return token;
  }
  return undefined;
};

/**
 * The token of the newest link that an address was sent, other than one that is known already.
 * Letters go out through a queue, so it may take a moment.
 */
export async function waitForToken(dataDir: string, to: string, known?: string): Promise<string> {
  for (const end = Date.now() + patienceMs; Date.now() < end;) {
    const token = await newestToken(join(dataDir, 'outbox'), to);
    if (token !== undefined && token !== known) return token;
    await pause(50);
  }
  throw new Error(`No letter with a link arrived at ${to} within ten seconds.`);
}
