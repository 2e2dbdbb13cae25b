import { readFileSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { languages } from '@hearback/schema/limits';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { JSDOM } from 'jsdom';
import { build } from 'vite';

import type { prerenderScreen as Draw } from '../../src/prerenderScreen.tsx';
import { version } from '../version.ts';
import { login, screens } from './screens.ts';

/** The markup of each screen that the build can draw, by its path and then by language. */
export type Drawings = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Fakes what modules of the app look for as they are loaded, and what most browsers have: it takes room on a screen. */
function borrowBrowser() {
  const { window } = new JSDOM('', { url: 'http://hearback.invalid/' });
  Object.assign(globalThis, {
    window,
    document: window.document,
    PublicKeyCredential: () => {},
  });
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
  }
  return () => window.close();
}

/** Draws the screens of whoever is not logged in, with the same components, words and names of styles. */
export async function drawScreens(app: string): Promise<Drawings> {
  const folder = `${app}dist/drawn`;
  await build({
    root: app,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [vanillaExtractPlugin(), react({ compiler: true })],
    ssr: { noExternal: true },
    define: {
      'process.env.NODE_ENV': JSON.stringify('production'),
      __APP_VERSION__: JSON.stringify(version),
      __DEV_HOST_PATTERN__: '""',
    },
    build: {
      ssr: 'src/prerenderScreen.tsx',
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'prerenderScreen.js' } },
    },
  });

  const giveBack = borrowBrowser();
  const { prerenderScreen } = (await import(
    pathToFileURL(`${folder}/prerenderScreen.js`).href
  )) as {
    prerenderScreen: typeof Draw;
  };
  const drawings = screens.map(({ path }) => {
    const markups = languages.map((language) => {
      const file = `${app}public/locales/${language}/messages.json`;
      return [
        language,
        prerenderScreen(path, language, JSON.parse(readFileSync(file, 'utf8'))),
      ] as const;
    });
    return [path, new Map(markups.filter(([, markup]) => markup !== ''))] as const;
  });
  giveBack();
  rmSync(folder, { recursive: true });

  const drawn = new Map(drawings.filter(([, markups]) => markups.size > 0));
  if (!drawn.has(login.path)) throw new Error('The login was not drawn.');
  return drawn;
}
