import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';

import { languages } from '../packages/schema/src/limits.ts';
import { root } from './run.ts';

const entry = 'virtual:door';

interface Door {
  /** Code of an importing file: `export * from '@hearback/ui/forms'`. */
  source: string;
  /** Output file. Omitted: nothing is written. */
  file?: { folder: string; name: string };
  /** Modules that are loaded already and therefore not counted. */
  external?: string[];
}

/**
 * Builds one file that uses ui, with nothing but Vite and the stylesheets' compiler.
 * Answers the id of every module that took part.
 */
export async function buildDoor({ source, file, external = [] }: Door): Promise<string[]> {
  const modules: string[] = [];
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      vanillaExtractPlugin(),
      // As the app does: the words of React Aria in our languages alone.
      optimizeLocales.vite({ locales: [...languages] }),
      {
        name: 'door',
        resolveId: (id) => (id === entry ? `${root}packages/ui/door.ts` : undefined),
        load: (id) => (id === `${root}packages/ui/door.ts` ? source : undefined),
        buildEnd() {
          modules.push(...this.getModuleIds());
        },
      },
    ],
    build: {
      write: file !== undefined,
      emptyOutDir: false,
      copyPublicDir: false,
      ...(file ? { outDir: file.folder } : {}),
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        external,
        // Lazy chunks are separate files and may import from this one.
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: `${file?.name ?? 'door'}.js`,
          chunkFileNames: `${file?.name ?? 'door'}-[name].js`,
          assetFileNames: `${file?.name ?? 'door'}[extname]`,
        },
      },
    },
  });
  return modules;
}
