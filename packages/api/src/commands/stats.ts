import { note } from '../operator/OperatorTools.ts';
import { rebuildStats } from '../stats/rollup/rebuildStats.ts';
import { isId } from '../tools/ids.ts';
import { UsageError, type Command } from './Command.ts';

const count = (neverWrites: boolean): Command['run'] => {
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

export const stats: Record<string, Command> = {
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
