import { StartError } from './StartError.ts';

export const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Runs a command to its end. What a person can put right is told in sentences, and ends with 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.sentences.join('\n')}\n`);
    process.exitCode = 1;
  }
}
