/**
 * What Vite has to bundle before the first story. Found late, each of these would reload the page
 * in the middle of a test run.
 */
export const preparedModules = [
  '@vanilla-extract/recipes/createRuntimeFn',
  'd3',
  'qr-code-generator',
  'react',
  '@internationalized/date',
  'react-aria-components',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'valibot',
];
