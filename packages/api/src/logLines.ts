import pino, { type DestinationStream } from 'pino';

/** Nobody who reads along waits longer for a line. */
const keptMs = 100;

const open = () => {
  const lines = pino.destination({ dest: 1, sync: true, minLength: 8_192, periodicFlush: keptMs });
  process.once('exit', () => lines.flushSync());
  return lines;
};

let opened: DestinationStream | undefined;

/**
 * Where the log goes: standard output. Lines are written together, since a call of the system for
 * each would cost a busy process as much as what it tells of.
 */
export const logLines = (): DestinationStream => (opened ??= open());
