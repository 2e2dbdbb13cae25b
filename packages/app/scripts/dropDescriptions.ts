import type { Plugin } from 'vite';

const description = /^[ \t]*description:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),?\n/gm;

/** The messages of a file without what tells translators where each of them stands. */
export const withoutDescriptions = (source: string): string => source.replace(description, '');

/** Leaves out of the built app what only translators read. */
export function dropDescriptions(): Plugin {
  return {
    name: 'drop-descriptions',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/app\/src\/.*\/messages\.ts$/ },
      // Nobody steps through sentences: the lines of the source are not told.
      handler: (source) => ({ code: withoutDescriptions(source), map: null }),
    },
  };
}
