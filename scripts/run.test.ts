import { expect, it, vi } from 'vitest';

import { run } from './run.ts';

it('answers the exit code of what it ran', async () => {
  expect(await run('true', [], { limitSeconds: 60 })).toBe(0);
  expect(await run('bash', ['-c', 'exit 3'])).toBe(3);
});

it('ends a program that takes too long, with all that it started', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const startsAnother = ['-c', 'sleep 61.25 & sleep 61.25'];

  expect(await run('bash', startsAnother, { limitSeconds: 0.2 })).toBe(124);

  const stillRuns = () => run('pgrep', ['-f', 'sleep 61.25'], { quiet: true });
  await vi.waitFor(async () => expect(await stillRuns()).toBe(1));
});
