import { note } from '../operator/OperatorTools.ts';
import { purge } from '../operator/purge.ts';
import type { Command } from './Command.ts';

export const retention: Record<string, Command> = {
  run: {
    what: 'Removes now what is removed each hour: what has expired, and accounts whose day has come.',
    run: async (tools) => {
      await purge(tools);
      await note(tools, tools, { command: 'retention run', details: {} });
      return { data: {}, lines: ['What had to go is gone; accounts go within minutes.'] };
    },
  },
};
