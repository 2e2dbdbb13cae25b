import type { Engine } from '../../packages/api/src/database/connect.ts';

/** Runs a statement as the engine's own driver does: nothing stands between. */
export async function query<Row>(
  engine: Engine,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } =
    engine.kind === 'postgres'
      ? await engine.pool.query(text, [...values])
      : await engine.lite.query(text, [...values]);
  return rows as Row[];
}
