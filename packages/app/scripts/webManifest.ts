import { defaultLanguage, languages, type Language } from '@hearback/schema/limits';
import type { Plugin } from 'vite';
import type { ManifestOptions } from 'vite-plugin-pwa';

import { manifestAddress } from '../src/i18n/manifestAddress.ts';
import { manifestWords } from './manifestWords.ts';

/** The paper of the light theme. A manifest knows one; the page itself follows the theme. */
const paper = '#fbfaf7';

const icon = (name: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a long press on the installed app offers. */
const shortcut = (name: string, url: string, picture: string) => ({
  name,
  url,
  icons: [icon(picture, 96)],
});

/** Pictures for the browser's own install dialog: `node lab/installPictures.ts` takes them. */
const screenshots = [
  { name: 'home', form_factor: 'wide' },
  { name: 'stats', form_factor: 'wide' },
  { name: 'feedback', form_factor: 'narrow' },
  { name: 'codes', form_factor: 'narrow' },
] as const;

/** Sizes of the pictures, in pixels. */
export const screenshotSizes = {
  wide: { width: 1280, height: 800 },
  narrow: { width: 780, height: 1688 },
} as const;

/** How the installed app looks to the system it is installed on, in a language. One app, whichever it was installed in. */
export const webManifestIn = (language: Language) =>
  ({
    id: '/',
    name: 'Hearback',
    short_name: 'Hearback',
    description: manifestWords[language].description,
    lang: language,
    dir: 'ltr' as const,
    categories: ['business', 'productivity'],
    start_url: '/',
    scope: '/',
    display: 'standalone' as const,
    background_color: paper,
    theme_color: paper,
    icons: [
      icon('icon-192', 192),
      icon('icon-512', 512),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
    shortcuts: [
      shortcut(manifestWords[language].shortcuts.feedback, '/feedback/', 'shortcut-feedback'),
      shortcut(
        manifestWords[language].shortcuts.code,
        '/creator/editor/codes/new/',
        'shortcut-code',
      ),
      shortcut(manifestWords[language].shortcuts.stats, '/stats/', 'shortcut-stats'),
    ],
    screenshots: screenshots.map(({ name, form_factor }) => {
      const { width, height } = screenshotSizes[form_factor];
      return {
        src: `/screenshots/${name}.png`,
        sizes: `${width}x${height}`,
        type: 'image/png',
        form_factor,
        label: manifestWords[language].screenshots[name],
      };
    }),
    // So that a tab can ask whether the app is installed beside it.
    related_applications: languages.map((each) => ({
      platform: 'webapp',
      url: manifestAddress(each),
    })),
  }) satisfies Partial<ManifestOptions>;

/** Writes the manifests of the other languages beside the one that the page links to at first. */
export const otherManifests = (): Plugin => ({
  name: 'hearback:other-manifests',
  apply: 'build',
  generateBundle() {
    for (const language of languages) {
      if (language === defaultLanguage) continue;
      this.emitFile({
        type: 'asset',
        fileName: manifestAddress(language).slice(1),
        source: JSON.stringify(webManifestIn(language)),
      });
    }
  },
});
