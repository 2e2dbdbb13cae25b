import { run } from './run.ts';

type Step = readonly [name: string, program: string, ...args: string[]];

/**
 * `npm run check`: everything that can be judged without running the product. Three tasks of Turbo at a time: the app's
 * build leaves most of the second core idle for as long as the types of all packages take.
 */
const building: Step[] = [
  // Before the schema is printed anew.
  ['schema print', 'node', 'scripts/printSchema.ts', '--check'],
  [
    'generated code, builds and types of the packages',
    'turbo',
    'run',
    'build',
    'typecheck',
    '--concurrency=3',
    '--output-logs=errors-only',
  ],
];

/** Steps that read neither generated code nor builds. */
const readingSources: Step[] = [['regular expressions', 'node', 'scripts/checkPatterns.ts']];

const readingAll: Step[] = [
  ['lint', 'oxlint', '--type-aware', '--max-warnings', '0'],
  ['types of the scripts', 'tsc', '-p', '.', '--checkers', '1'],
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

async function takeStep([name, program, ...args]: Step) {
  const began = performance.now();
  const code = await run(program, args, { quiet: true });
  const seconds = Math.round((performance.now() - began) / 1_000);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}: ${seconds} s`);
  if (code !== 0) failed.push(name);
}

/** Takes steps one after the other. Several that share a list take turns. */
async function takeSteps(steps: Step[]) {
  for (let step = steps.shift(); step; step = steps.shift()) await takeStep(step);
}

await Promise.all([takeSteps(building), takeSteps(readingSources)]);
await Promise.all([takeSteps(readingAll), takeSteps(readingAll)]);

if (failed.length > 0) {
  console.error(`\nnpm run check: ${failed.join(', ')} failed; see above.`);
  process.exitCode = 1;
}
