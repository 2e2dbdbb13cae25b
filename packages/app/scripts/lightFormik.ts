import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

const plainValues = fileURLToPath(new URL('../src/fields/plainValues.ts', import.meta.url));

/** What Formik brings for values of any kind weighs as much as Formik; forms have plain ones. */
const parts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['clone', 'cloneDeep', 'isPlainObject', 'toPath'].map((name) => [
      `lodash-es/${name}`,
      `export { ${name} as default } from ${JSON.stringify(plainValues)};`,
    ]),
  ),
  // For components that carry static parts of their own; none of Formik's does.
  'hoist-non-react-statics': 'export default (component) => component;',
};

const prefix = '\0light-formik:';

/** Gives Formik, and nobody else, plain means for plain values. */
export const lightFormik = (): Plugin => ({
  name: 'light-formik',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id in parts && importer?.includes('/node_modules/formik/') ? prefix + id : null,
  load: (id) => (id.startsWith(prefix) ? (parts[id.slice(prefix.length)] ?? null) : null),
});
