import { run } from './run.ts';

/** `npm run check`: everything that can be judged without running the product. */
const steps: [name: string, program: string, ...args: string[]][] = [
  ['schema print', 'node', 'scripts/printSchema.ts', '--check'],
  ['generated code', 'node', 'scripts/codegen.ts'],
  ['the app', 'turbo', 'run', 'build', '--filter=@hearback/app', '--output-logs=errors-only'],
  ['types of the packages', 'turbo', 'run', 'typecheck', '--output-logs=errors-only'],
  ['types of the scripts', 'tsc', '-p', '.', '--checkers', '1'],
  ['lint', 'oxlint', '--type-aware', '--max-warnings', '0'],
  ['regular expressions', 'node', 'scripts/checkPatterns.ts'],
  ['import direction', 'node', 'scripts/checkBoundaries.ts'],
  ['stories', 'node', 'scripts/checkStories.ts'],
  ['stories of every state', 'node', 'scripts/checkStates.ts'],
  ['messages', 'node', 'packages/app/scripts/checkMessages.ts'],
  ['documentation', 'node', 'scripts/docs.ts', '--check'],
  ['size of doors and screens', 'node', 'scripts/size.ts'],
  ['size and shape of the code', 'node', 'scripts/house.ts'],
  ['unused code', 'knip'],
  ['format', 'oxfmt', '--check', '.'],
];

const failed: string[] = [];

async function takeStep([name, program, ...args]: (typeof steps)[number]) {
  const began = performance.now();
  const code = await run(program, args, { quiet: true });
  const seconds = Math.round((performance.now() - began) / 1_000);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}: ${seconds} s`);
  if (code !== 0) failed.push(name);
}

// Code generation and builds come first; the other steps only read, so two run at a time.
for (const step of steps.splice(0, 3)) await takeStep(step);
const takeTurns = async () => {
  for (let step = steps.shift(); step; step = steps.shift()) await takeStep(step);
};
await Promise.all([takeTurns(), takeTurns()]);

if (failed.length > 0) {
  console.error(`\nnpm run check: ${failed.join(', ')} failed; see above.`);
  process.exitCode = 1;
}
