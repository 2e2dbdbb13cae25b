import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/**
 * Builds the page that a printed code opens, for the server: `dist/server/visitor.js` renders it,
 * `visitor.css` is its whole style and `enhance.js` its whole script, both small enough to inline.
 * It brings everything it needs, so that plain Node can import it.
 */
export async function buildVisitorPage(app: string) {
  const out = `${app}dist/server`;
  mkdirSync(out, { recursive: true });

  await build({
    root: app,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [vanillaExtractPlugin(), react({ compiler: true })],
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      ssr: 'src/visitor/render.tsx',
      ssrEmitAssets: true,
      cssCodeSplit: false,
      cssMinify: true,
      minify: false,
      outDir: out,
      emptyOutDir: true,
      assetsDir: 'assets',
      rolldownOptions: {
        output: { entryFileNames: 'visitor.js', assetFileNames: 'assets/[name][extname]' },
      },
    },
  });
  gatherStyles(out);

  if (!existsSync(`${app}src/visitor/enhance.ts`)) return;
  await build({
    root: app,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: out,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: {
        entry: 'src/visitor/enhance.ts',
        formats: ['iife'],
        name: 'hearbackVisitor',
        fileName: () => 'enhance.js',
      },
    },
  });
}

/** One stylesheet, whatever the number of files it came from. */
function gatherStyles(out: string) {
  const folder = `${out}/assets`;
  const names = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.css'))
        .toSorted()
    : [];
  const css = names.map((name) => readFileSync(`${folder}/${name}`, 'utf8').trim()).join('');
  writeFileSync(`${out}/visitor.css`, css);
  rmSync(folder, { recursive: true, force: true });
}
