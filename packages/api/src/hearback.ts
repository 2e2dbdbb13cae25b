import { userInfo } from 'node:os';

import { openOperatorTools } from './commands/openOperatorTools.ts';
import { runCommandLine } from './commands/runCommandLine.ts';
import { askRunning } from './commands/serveCommands.ts';
import { readSettings } from './env.ts';
import { runCommand } from './runCommand.ts';
import type { OperatorTools } from './operator/OperatorTools.ts';

// `npm run hearback`: what whoever runs the product can ask of it.
await runCommand(async () => {
  // A client of the product, which needs neither its settings nor its database.
  if (process.argv[2] === 'mcp') return (await import('./mcp.ts')).serveMcp(process.env);
  const settings = readSettings(process.env);
  const args = process.argv.slice(2);
  const operator = userInfo().username;
  const asked =
    settings.databaseUrl === undefined
      ? await askRunning(settings.dataDir, { args, operator })
      : undefined;
  let opened: { tools: OperatorTools; close: () => Promise<void> } | undefined;
  try {
    const open = async () => {
      opened = await openOperatorTools(settings, operator);
      return opened.tools;
    };
    const { out, err, code } = asked ?? (await runCommandLine(args, open));
    process.stdout.write(out);
    process.stderr.write(err);
    process.exitCode = code;
  } finally {
    await opened?.close();
  }
});
