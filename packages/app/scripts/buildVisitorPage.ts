import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type PluginOption } from 'vite';

import { buildScript } from './buildScript.ts';
import { gatherPackages } from './notices.ts';
import { shortNames } from './shortNames.ts';

/** Leaves the styles of the kiosk out of the page's own: most visitors never see one. */
const withoutKioskStyles: Plugin = {
  name: 'without-kiosk-styles',
  enforce: 'pre',
  load: (id) => (/kiosk\.css\.ts\.vanilla\.css/.test(id) ? '' : undefined),
};

/**
 * Builds the page that a printed code opens, for the server: `dist/server/visitor.js` renders it,
 * `visitor.css` is its whole style and `start.js` its script until a visitor begins to answer, both small enough to inline;
 * `kiosk.css` and `kiosk.js` stand beside them on a kiosk. It brings everything it needs, so that
 * plain Node can import it. What the page loads later, and what other sites load, are files of the
 * client: `visitor-answering.js`, `visitor-worker.js`, `visitor-proof.js`, `visitor-earlier.js`,
 * `visitor-paging.js`, `visitor-picture.js`, `visitor-queue.js` and `embed.js`.
 */
export async function buildVisitorPage(app: string) {
  const server = `${app}dist/server`;
  const client = `${app}dist/client`;
  mkdirSync(server, { recursive: true });
  // Kept over both builds of styles: what the page names, the kiosk's styles name alike.
  const identifiers = shortNames();
  const styles = () => vanillaExtractPlugin({ identifiers });

  await build({
    root: app,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [withoutKioskStyles, styles(), react({ compiler: true }), gatherPackages(app)],
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      ssr: 'src/visitor/render.tsx',
      ssrEmitAssets: true,
      cssCodeSplit: false,
      cssMinify: true,
      minify: false,
      outDir: server,
      emptyOutDir: true,
      assetsDir: 'assets',
      rolldownOptions: {
        output: { entryFileNames: 'visitor.js', assetFileNames: 'assets/[name][extname]' },
      },
    },
  });
  gatherStyles(server);
  await buildKioskStyles(app, server, styles());

  const scripts = 'src/visitor/script';
  await buildScript({ app, entry: `${scripts}/start.ts`, file: `${server}/start.js` });
  await buildScript({ app, entry: `${scripts}/paging.ts`, file: `${server}/paging.js` });
  await buildScript({ app, entry: 'src/visitor/kiosk/kiosk.ts', file: `${server}/kiosk.js` });
  await buildScript({
    app,
    entry: 'src/visitor/worker.ts',
    file: `${client}/visitor-worker.js`,
  });
  await buildScript({ app, entry: 'src/visitor/embed/embed.ts', file: `${client}/embed.js` });
  await buildScript({
    app,
    entry: `${scripts}/earlier/showEarlier.ts`,
    file: `${client}/visitor-earlier.js`,
    format: 'es',
  });
  await buildScript({
    app,
    entry: `${scripts}/enhance.ts`,
    file: `${client}/visitor-answering.js`,
    format: 'es',
  });
  await buildScript({
    app,
    entry: `${scripts}/sendWaiting.ts`,
    file: `${client}/visitor-queue.js`,
    format: 'es',
  });
  await buildScript({
    app,
    entry: `${scripts}/turnPages.ts`,
    file: `${client}/visitor-paging.js`,
    format: 'es',
  });
  await buildScript({
    app,
    entry: `${scripts}/picture.ts`,
    file: `${client}/visitor-picture.js`,
    format: 'es',
  });
  await buildScript({
    app,
    entry: `${scripts}/proof.ts`,
    file: `${client}/visitor-proof.js`,
    format: 'es',
  });
}

/** The same file of styles by itself: its class names come from its path, so they agree. */
async function buildKioskStyles(app: string, out: string, plugin: PluginOption) {
  const { output } = (await build({
    root: app,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [plugin],
    build: {
      write: false,
      cssMinify: true,
      lib: { entry: 'src/visitor/kiosk/kiosk.css.ts', formats: ['es'], fileName: 'kiosk' },
    },
  }).then((results) => (Array.isArray(results) ? results[0] : results))) as {
    output: { fileName: string; source?: string | Uint8Array }[];
  };
  const styles = output.find(({ fileName }) => fileName.endsWith('.css'))?.source;
  writeFileSync(`${out}/kiosk.css`, String(styles ?? '').trim());
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
