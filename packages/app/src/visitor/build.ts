import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const app = fileURLToPath(new URL('../..', import.meta.url));
const out = `${app}dist/server`;

/** The page as a module that plain Node can import, with the styles it needs beside it. */
const buildRenderer = () =>
  build({
    configFile: false,
    root: app,
    logLevel: 'warn',
    publicDir: false,
    plugins: [vanillaExtractPlugin({ identifiers: 'short' }), react()],
    // React is much slower, and larger, when it believes that someone develops.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    // The file stands alone: the server imports nothing else of the app.
    ssr: { noExternal: true },
    build: {
      ssr: 'src/visitor/render.tsx',
      outDir: out,
      emptyOutDir: true,
      cssCodeSplit: false,
      cssMinify: true,
      ssrEmitAssets: true,
      target: 'node24',
      minify: true,
      rolldownOptions: {
        output: { entryFileNames: 'visitor.js', assetFileNames: '[name][extname]' },
      },
    },
  });

/** The page's script as one short text. */
const buildScript = () =>
  build({
    configFile: false,
    root: app,
    logLevel: 'warn',
    publicDir: false,
    build: {
      lib: { entry: 'src/visitor/enhance.ts', formats: ['iife'], name: 'hearback' },
      outDir: `${out}/script`,
      target: 'es2022',
      rolldownOptions: { output: { entryFileNames: 'enhance.js' } },
    },
  });

/** Builds the visitor's page into dist/server: visitor.js, visitor.css and enhance.js. */
export async function buildVisitor() {
  await buildRenderer();
  const css = readdirSync(out).filter((name) => name.endsWith('.css'));
  const styles = css.map((name) => readFileSync(`${out}/${name}`, 'utf8')).join('');
  for (const name of css) rmSync(`${out}/${name}`);
  writeFileSync(`${out}/visitor.css`, styles.trim());

  await buildScript();
  writeFileSync(`${out}/enhance.js`, readFileSync(`${out}/script/enhance.js`, 'utf8').trim());
  rmSync(`${out}/script`, { recursive: true });
}

if (import.meta.main) await buildVisitor();
