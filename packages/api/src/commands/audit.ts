import { isId } from '../tools/ids.ts';
import { type AuditRow, operatorEventsSql } from '../operator/operatorEvents.sql.ts';
import type { OperatorTools } from '../operator/OperatorTools.ts';
import {
  CannotError,
  utcTime,
  mostOf,
  mostOption,
  table,
  UsageError,
  type CliCommand,
  type Given,
} from './Command.ts';
import { directorySql } from '../operator/directory.sql.ts';

const weekMs = 7 * 86_400_000;

const sinceOf = ({ options }: Given, now: Date): Date => {
  const given = options['since'];
  if (typeof given !== 'string') return new Date(now.getTime() - weekMs);
  const since = new Date(given);
  if (Number.isNaN(since.getTime()))
    throw new UsageError('--since takes a day such as 2026-05-31.');
  return since;
};

const accountOf = async ({ db }: OperatorTools, { options }: Given) => {
  const given = options['account'];
  if (typeof given !== 'string') return undefined;
  const person = await directorySql.find(db, given);
  if (person) return person.accountId;
  // An account that is gone has left its rows of operators.
  if (isId(given)) return given;
  throw new CannotError(`There is no person ${given}.`);
};

const read = async (tools: OperatorTools, given: Given, most: number): Promise<AuditRow[]> =>
  operatorEventsSql.audit(tools.db, {
    since: sinceOf(given, tools.now()),
    accountId: await accountOf(tools, given),
    most,
  });

const options = {
  since: { type: 'string' },
  account: { type: 'string' },
  ...mostOption,
} as const;

const takes = '[--since <day>] [--account <id, or address of a person>] [--most <n>]';

const detailsOf = ({ details }: AuditRow): string =>
  Object.entries(details ?? {})
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

export const audit: Record<string, CliCommand> = {
  show: {
    what: 'Shows what happened to accounts, and what operators did: of a week, the newest first.',
    takes,
    options,
    run: async (tools, given) => {
      const rows = await read(tools, given, mostOf(given));
      return {
        data: rows,
        lines: table(
          ['when', 'what', 'who', 'account', 'details'],
          rows.map((row) => [
            utcTime(row.at),
            row.kind,
            [row.who, row.device].filter(Boolean).join(', '),
            row.accountId ?? '',
            detailsOf(row),
          ]),
        ),
      };
    },
  },
  export: {
    what: 'Writes the same as lines of JSON, for another system, the oldest first.',
    takes,
    options,
    run: async (tools, given) => {
      const rows = (await read(tools, given, mostOf(given, 10_000))).toReversed();
      return { data: rows, lines: rows.map((row) => JSON.stringify(row)) };
    },
  },
};
