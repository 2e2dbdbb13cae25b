import { fileURLToPath } from 'node:url';

import { defaultLanguage, languages } from '@hearback/schema/limits';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

import { articlesPlugins } from './scripts/articles/articlesPlugin.ts';
import { dropDescriptions } from './scripts/dropDescriptions.ts';
import { gatherPackages } from './scripts/notices.ts';
import { version } from './scripts/version.ts';
import { otherManifests, webManifestIn } from './scripts/webManifest.ts';

const app = fileURLToPath(new URL('.', import.meta.url));
const server = process.env['API_PROXY'] ?? 'http://127.0.0.1:3000';
const proxied: ProxyOptions = { target: server, changeOrigin: false };

export default defineConfig(({ command }) => ({
  plugins: [
    vanillaExtractPlugin(),
    // The words of React Aria in our languages alone: they weigh more than what they are said by.
    optimizeLocales.vite({ locales: [...languages] }),
    articlesPlugins(),
    dropDescriptions(),
    react({ compiler: true }),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/shell/pwa',
      filename: 'sw.ts',
      injectRegister: false,
      // Pictures for the system; the app itself shows none of them.
      includeManifestIcons: false,
      injectManifest: {
        buildPlugins: { vite: [gatherPackages(app)] },
        globPatterns: ['index.html', 'locales/**/*.json', 'icons/*.svg', 'assets/*.{js,css,woff2}'],
        // Printing and checking need WebAssembly of four megabytes, which comes when it is used.
        globIgnores: ['assets/{makePrint,printTools,print.worker,checkArt,scan.worker,jsQR}-*.js'],
        maximumFileSizeToCacheInBytes: 3_000_000,
        // The server answers with the app's page at `/`; the file has no address of its own.
        manifestTransforms: [
          (entries) => ({
            manifest: entries.map((entry) =>
              entry.url === 'index.html' ? { ...entry, url: '/' } : entry,
            ),
          }),
        ],
      },
      manifest: webManifestIn(defaultLanguage),
    }),
    otherManifests(),
    gatherPackages(app),
  ],
  define: {
    __APP_VERSION__: JSON.stringify(version),
    __DEV_HOST_PATTERN__: JSON.stringify(process.env['DEV_HOST_PATTERN'] ?? ''),
  },
  resolve: {
    alias: [
      // Formik's four functions of lodash weigh as much as Formik. In tests, too (vitest.config.ts).
      { find: /^lodash-es\//, replacement: 'es-toolkit/compat/' },
      ...(command === 'build'
        ? [
            {
              // Catalogues arrive parsed, so the browser brings no parser.
              find: '@formatjs/icu-messageformat-parser',
              replacement: fileURLToPath(
                new URL('no-parser.js', import.meta.resolve('@formatjs/icu-messageformat-parser')),
              ),
            },
          ]
        : []),
    ],
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: 'manifest.json',
    // Fonts and pictures stay files: the policy of the page allows no data addresses for fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Formik asks for it in a function that nobody calls.
      treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }] },
      // A chunk that is also imported statically loads with its importer; the split is lost silently.
      onLog: (level, log, report) =>
        report(log.code === 'INEFFECTIVE_DYNAMIC_IMPORT' ? 'error' : level, log),
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\/|boot\/react\.ts/,
            },
            { name: 'apollo', test: /node_modules\/(@apollo|graphql|rxjs|optimism|@wry)/ },
            { name: 'intl', test: /node_modules\/(@formatjs|intl-messageformat)|boot\/intl\.ts/ },
            // Styles of ten screens and more, for the same reason: many are shorter than their headers.
            { name: 'looks', test: /\/ui\/src\/.*\.css\.ts/, minShareCount: 10, priority: -2 },
          ],
        },
      },
    },
  },
  // Workers load parts later, as pages do.
  worker: { format: 'es', plugins: () => [gatherPackages(app)] },
  server: {
    port: 5173,
    proxy: {
      '/graphql': proxied,
      '/api': proxied,
      '/r/': proxied,
      '/R/': proxied,
      '/qr-feedback': proxied,
      '/receipt/': proxied,
      '/dev/': proxied,
      '/storybook': proxied,
    },
  },
}));
