import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import PostalMime from 'postal-mime';

const patienceMs = 10_000;

/** The page that a letter's link leads to. */
export type Page = 'activate' | 'reset-password' | 'invitation';

interface Wanted {
  to: string;
  page: Page;
  /** A token that is no news. */
  known?: string | undefined;
}

const newestToken = async (outbox: string, { to, page, known }: Wanted) => {
  // The folder comes with the first letter.
  const names = await readdir(outbox).catch(() => []);
  const letters = names.filter((name) => name.endsWith('.eml')).toSorted();
  for (const name of letters.toReversed()) {
    const letter = await PostalMime.parse(await readFile(join(outbox, name)));
    if (letter.to?.[0]?.address !== to) continue;
    const [, leadsTo, token] = /\/([\w-]+)#t=([\w-]+)/.exec(letter.text ?? '') ?? [];
    if (leadsTo === page && token !== known) return token;
  }
  return undefined;
};

/** The token of the newest link to a page. Letters go out through a queue, so it may take a moment. */
export async function waitForToken(dataDir: string, wanted: Wanted): Promise<string> {
  for (const end = Date.now() + patienceMs; Date.now() < end;) {
    const token = await newestToken(join(dataDir, 'outbox'), wanted);
    if (token !== undefined) return token;
    await pause(50);
  }
  throw new Error(`No letter with a link arrived at ${wanted.to} within ten seconds.`);
}
