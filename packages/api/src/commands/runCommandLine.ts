import { parseArgs } from 'node:util';

import { StartError } from '../StartError.ts';
import { type OperatorTools, note } from '../operator/OperatorTools.ts';
import { purge } from '../operator/purge.ts';
import { cutTables } from '../database/partitions/bounds.ts';
import { rebuildStats } from '../stats/rollup/rebuildStats.ts';
import { isId } from '../tools/ids.ts';
import { audit } from './audit.ts';
import { CannotError, UsageError, type CliCommand, day, table } from './Command.ts';
import { jobCommands } from './jobs.ts';
import { nodes } from './nodes.ts';
import { status } from './status.ts';
import { users } from './users.ts';
import { partitionsSql } from '../database/partitions/partitions.sql.ts';

const count = (neverWrites: boolean): CliCommand['run'] => {
  return async (tools, { options }) => {
    const onlyCompares = neverWrites || options['check'] === true;
    const accountId = options['account'];
    if (accountId !== undefined && (typeof accountId !== 'string' || !isId(accountId))) {
      throw new UsageError('--account takes the id of an account.');
    }
    const found: string[] = [];
    const differences = await rebuildStats(tools, {
      accountId,
      onlyCompares,
      print: (line) => void found.push(line),
    });
    if (!onlyCompares) {
      await note(tools, tools, { command: 'stats rebuild', accountId, details: { differences } });
    }
    const total = differences === 1 ? '1 difference' : `${differences} differences`;
    const code = onlyCompares && differences > 0 ? 1 : 0;
    return { data: { differences, found }, lines: [...found, total], code };
  };
};

const options = { account: { type: 'string' } } as const;

const stats: Record<string, CliCommand> = {
  check: {
    what: 'Counts statistics from the rows and tells what is kept otherwise; then it ends with 1.',
    takes: '[--account <id>]',
    options,
    run: count(true),
  },
  rebuild: {
    what: 'The same, and puts it right; with --check it does not.',
    takes: '[--check] [--account <id>]',
    options: { ...options, check: { type: 'boolean' } },
    run: count(false),
  },
};

interface Part {
  table: string;
  partition: string;
  before?: Date | undefined;
  bytes?: number;
}

/** Lists a table's partitions, a row for each. */
async function listOf({ db }: OperatorTools, name: (typeof cutTables)[number]): Promise<Part[]> {
  if (!(await partitionsSql.isCut(db, name))) return [{ table: name, partition: 'not cut yet' }];
  const all = await partitionsSql.list(db, name);
  return all.map(({ name: partition, before, bytes }) => ({
    table: name,
    partition,
    before,
    bytes,
  }));
}

const partitions: Record<string, CliCommand> = {
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

const retention: Record<string, CliCommand> = {
  run: {
    what: 'Removes now what is removed each hour: what has expired, and accounts whose day has come.',
    run: async (tools) => {
      await purge(tools);
      await note(tools, tools, { command: 'retention run', details: {} });
      return { data: {}, lines: ['What had to go is gone; accounts go within minutes.'] };
    },
  },
};

/** Every command, by its two words. */
const commands: Record<string, Record<string, CliCommand>> = {
  status,
  users,
  jobs: jobCommands,
  stats,
  retention,
  partitions,
  nodes,
  audit,
};

/** The output of a command, and its exit code: 0 done, 1 not so or not possible, 2 invalid arguments. */
export interface Ended {
  out: string;
  err: string;
  code: 0 | 1 | 2;
}

const text = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

const helpOf = (group: string): string[] =>
  Object.entries(commands[group] ?? {}).flatMap(([name, { takes, what }]) => [
    `  ${[group, name, takes].filter(Boolean).join(' ')}`,
    `      ${what}`,
  ]);

/** The usage of all commands, or of one group. */
const help = (group = ''): string[] => [
  'npm run hearback -- <command> [--json]',
  '',
  ...(group in commands ? helpOf(group) : Object.keys(commands).flatMap(helpOf)),
  '',
  '--json prints what was found for programs. It ends with 0 when it is done, 1 when it is not so or',
  'cannot be done, 2 when it was not understood.',
];

const isHelp = (args: readonly string[]): boolean =>
  args.length === 0 || args.some((word) => ['help', '--help', '-h'].includes(word));

const read = (command: CliCommand, args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: { ...command.options, json: { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};

async function work(args: readonly string[], open: () => Promise<OperatorTools>): Promise<Ended> {
  const [group = '', name = '', ...rest] = args;
  const command = commands[group]?.[name];
  if (!command) throw new UsageError(`There is no command "${[group, name].join(' ').trim()}".`);
  const { values, positionals: words } = read(command, rest);
  const { json, ...options } = values;
  if (!command.takes?.startsWith('<') && words.length > 0) {
    throw new UsageError(`"${group} ${name}" takes no "${words.join(' ')}".`);
  }
  const {
    data,
    lines,
    code = 0,
  } = await command.run(await open(), {
    words,
    options,
  });
  const out = json === true ? `${JSON.stringify(data, null, 2)}\n` : text(lines);
  return { out, err: '', code };
}

/** Does what a line says. Nothing is opened for a line that is not understood. */
export async function runCommandLine(
  args: readonly string[],
  open: () => Promise<OperatorTools>,
): Promise<Ended> {
  if (isHelp(args)) {
    return { out: text(help(args.find((word) => word in commands))), err: '', code: 0 };
  }
  try {
    return await work(args, open);
  } catch (error) {
    if (error instanceof UsageError) {
      return { out: '', err: text([error.message, '', ...help(args[0])]), code: 2 };
    }
    if (error instanceof CannotError) return { out: '', err: text([error.message]), code: 1 };
    if (error instanceof StartError) return { out: '', err: text(error.sentences), code: 1 };
    throw error;
  }
}
