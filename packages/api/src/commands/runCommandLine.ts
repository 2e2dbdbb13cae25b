import { parseArgs } from 'node:util';

import type { OperatorTools } from '../operator/OperatorTools.ts';
import { audit } from './audit.ts';
import { CannotError, UsageError, type Command } from './Command.ts';
import { jobs } from './jobs.ts';
import { partitions } from './partitions.ts';
import { retention } from './retention.ts';
import { status } from './status.ts';
import { stats } from './stats.ts';
import { users } from './users.ts';

/** Every command, by its two words. */
const commands: Record<string, Record<string, Command>> = {
  status,
  users,
  jobs,
  stats,
  retention,
  partitions,
  audit,
};

/** What is printed, and how the process ends: 0 done, 1 not so or not possible, 2 not understood. */
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

/** What there is, in all or in one group. */
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

const read = (command: Command, args: readonly string[]) => {
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
    throw error;
  }
}
