import pg from 'pg';
import { vi } from 'vitest';

import type { Engine } from '../database/connect.ts';

const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : (asked as { text: string }).text;

/** What the database is asked while something is done. */
export async function statementsOf(
  engine: Engine,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const asked =
    engine.kind === 'embedded'
      ? vi.spyOn(engine.lite, 'query')
      : vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const texts = asked.mock.calls.map(([text]) => textOf(text));
  asked.mockRestore();
  return texts;
}
