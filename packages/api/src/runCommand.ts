import { StartError } from './StartError.ts';

export const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Files that a process makes are for its own user alone, those of its threads too. */
export const keepFilesPrivate = () => void process.umask(0o077);

/** Runs a command to its end. What a person can put right is told in sentences, and ends with 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  keepFilesPrivate();
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.sentences.join('\n')}\n`);
    process.exitCode = 1;
  }
}
