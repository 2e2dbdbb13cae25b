import { readFileSync } from 'node:fs';

import { root } from '../scripts/run.ts';
import { sourceFiles } from '../scripts/sourceFiles.ts';

/** The parts of React Aria have doors of their own; a component takes those that it needs. */
const accessible =
  /(?:from|import\()\s*'((?:react-aria|react-stately|@react-aria|@internationalized)[^']*)'/g;

const doorsOfReactAria = sourceFiles('packages/ui/src/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .flatMap((file) => [...readFileSync(root + file, 'utf8').matchAll(accessible)])
  .map(([, door = '']) => door);

/**
 * What Vite has to bundle before the first story. Found late, each of these would reload the page
 * in the middle of a test run.
 */
export const preparedModules = [
  'axe-core',
  '@vanilla-extract/recipes/createRuntimeFn',
  'd3',
  'qr-code-generator',
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'valibot',
  ...new Set(doorsOfReactAria),
];
