import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const { version } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { version: string };

const server = process.env['API_PROXY'] ?? 'http://127.0.0.1:3000';
const proxied: ProxyOptions = { target: server, changeOrigin: false };

export default defineConfig(({ command }) => ({
  plugins: [
    vanillaExtractPlugin(),
    react({ compiler: true }),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/pwa',
      filename: 'sw.ts',
      injectRegister: false,
      injectManifest: {
        globPatterns: [
          'index.html',
          'theme.js',
          'locales/**/*.json',
          'icons/*.svg',
          'assets/*.{js,css,woff2}',
        ],
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
      manifest: {
        id: '/',
        name: 'Hearback',
        short_name: 'Hearback',
        description: 'Customer feedback through printed QR codes.',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: '#fbfaf7',
        theme_color: '#fbfaf7',
        icons: [
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          {
            src: '/icons/icon-maskable-512.png',
            sizes: '512x512',
            type: 'image/png',
            purpose: 'maskable',
          },
        ],
      },
    }),
  ],
  define: {
    __APP_VERSION__: JSON.stringify(version),
    __DEV_HOST_PATTERN__: JSON.stringify(process.env['DEV_HOST_PATTERN'] ?? ''),
  },
  resolve: {
    alias:
      command === 'build'
        ? {
            // Catalogues arrive parsed, so the browser brings no parser.
            '@formatjs/icu-messageformat-parser': fileURLToPath(
              new URL('no-parser.js', import.meta.resolve('@formatjs/icu-messageformat-parser')),
            ),
          }
        : {},
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: 'manifest.json',
    // Fonts and pictures stay files: the policy of the page allows no data addresses for fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
            },
            { name: 'apollo', test: /node_modules\/(@apollo|graphql|rxjs|optimism|@wry)/ },
            { name: 'intl', test: /node_modules\/(@formatjs|intl-messageformat)/ },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/graphql': proxied,
      '/api': proxied,
      '/r/': proxied,
      '/qr-feedback': proxied,
      '/dev/': proxied,
      '/storybook': proxied,
    },
  },
}));
