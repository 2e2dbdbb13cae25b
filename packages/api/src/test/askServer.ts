import pg from 'pg';

/** Addresses of the workers of a cluster of Citus. Empty: the server is none. */
export const citusWorkers = (): string[] =>
  process.env['TEST_CITUS_WORKERS']?.split(',').filter(Boolean) ?? [];

/** One statement, in a connection of its own, and at each worker of a cluster: in the named database, or theirs. */
export async function askServer(url: string, statement: string, database?: string): Promise<void> {
  for (const server of [url, ...citusWorkers()]) {
    const connectionString = database === undefined ? server : beside(server, database);
    const client = new pg.Client({ connectionString });
    await client.connect();
    await client.query(statement);
    await client.end();
  }
}

/** The address of another database of the same server. */
export function beside(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
