import { readFile } from 'node:fs/promises';

import * as v from 'valibot';

/** The version of the product. */
export async function readVersion(): Promise<string> {
  const text = await readFile(new URL('../../../../package.json', import.meta.url), 'utf8');
  return v.parse(v.object({ version: v.string() }), JSON.parse(text)).version;
}
