import { writeFileSync } from 'node:fs';

import { build } from 'vite';

import { gatherPackages } from './notices.ts';

interface Script {
  /** The folder of the app, with a slash at its end. */
  app: string;
  entry: string;
  /** Where it goes. */
  file: string;
  /** `es` for what is imported by a script that runs already. */
  format?: 'iife' | 'es';
}

/** Builds one small script into one file: everything it needs is inside. */
export async function buildScript({ app, entry, file, format = 'iife' }: Script) {
  const built = await build({
    root: app,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [gatherPackages(app)],
    build: {
      write: false,
      // Vite's own minifier leaves a page 100 bytes more, of the 8,192 it may weigh.
      minify: 'terser',
      terserOptions: { ecma: 2020, toplevel: true, compress: { passes: 4 } },
      lib: { entry, formats: [format], name: 'hearback' },
      rolldownOptions: { output: { extend: false } },
    },
  });
  const results = (Array.isArray(built) ? built : [built]) as {
    output: { type: string; code?: string }[];
  }[];
  const code = results[0]?.output.find(({ type }) => type === 'chunk')?.code;
  if (code === undefined) throw new Error(`${entry} came out of the build empty.`);
  writeFileSync(file, code);
}
