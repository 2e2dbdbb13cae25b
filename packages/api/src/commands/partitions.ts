import { cutTables } from '../database/partitions/bounds.ts';
import type { OperatorTools } from '../operator/OperatorTools.ts';
import type { Command } from './Command.ts';
import { day, table } from './table.ts';

interface Part {
  table: string;
  partition: string;
  before?: Date | undefined;
  bytes?: number;
}

/** What is kept of a table, a row for each of its partitions. */
async function listOf(
  { partitions }: OperatorTools,
  name: (typeof cutTables)[number],
): Promise<Part[]> {
  if (!(await partitions.isCut(name))) return [{ table: name, partition: 'not cut yet' }];
  const all = await partitions.list(name);
  return all.map(({ name: partition, before, bytes }) => ({
    table: name,
    partition,
    before,
    bytes,
  }));
}

export const partitions: Record<string, Command> = {
  list: {
    what: 'Lists the parts that answers and scans are kept in, by the time they came.',
    run: async (tools) => {
      const found = (await Promise.all(cutTables.map((name) => listOf(tools, name)))).flat();
      const lines = table(
        ['table', 'partition', 'rows before', 'kB'],
        found.map(({ table: name, partition, before, bytes }) => [
          name,
          partition,
          before ? day(before) : '',
          bytes === undefined ? '' : String(Math.ceil(bytes / 1_000)),
        ]),
      );
      return { data: { partitions: found }, lines };
    },
  },
};
