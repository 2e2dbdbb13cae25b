import type { ManifestOptions } from 'vite-plugin-pwa';

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

/** Pictures for the browser's own install dialog: `node scripts/installPictures.ts` takes them. */
const screenshots = [
  { name: 'home', form_factor: 'wide', label: 'Home: the figures of the week and what is new' },
  { name: 'stats', form_factor: 'wide', label: 'Statistics: how ratings move' },
  { name: 'feedback', form_factor: 'narrow', label: 'Feedback, as it comes in' },
  { name: 'codes', form_factor: 'narrow', label: 'Codes, each with its form and its frame' },
] as const;

/** Sizes of the pictures, in pixels. */
export const screenshotSizes = {
  wide: { width: 1280, height: 800 },
  narrow: { width: 780, height: 1688 },
} as const;

/** How the installed app looks to the system it is installed on. */
export const webManifest = {
  id: '/',
  name: 'Hearback',
  short_name: 'Hearback',
  description: 'Customer feedback through printed QR codes.',
  lang: 'en-US',
  dir: 'ltr',
  categories: ['business', 'productivity'],
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: paper,
  theme_color: paper,
  icons: [icon('icon-192', 192), icon('icon-512', 512), icon('icon-maskable-512', 512, 'maskable')],
  shortcuts: [
    shortcut('Feedback', '/feedback/', 'shortcut-feedback'),
    shortcut('New code', '/creator/editor/codes/new/', 'shortcut-code'),
    shortcut('Statistics', '/stats/', 'shortcut-stats'),
  ],
  screenshots: screenshots.map(({ name, form_factor, label }) => {
    const { width, height } = screenshotSizes[form_factor];
    return {
      src: `/screenshots/${name}.png`,
      sizes: `${width}x${height}`,
      type: 'image/png',
      form_factor,
      label,
    };
  }),
  // So that a tab can ask whether the app is installed beside it.
  related_applications: [{ platform: 'webapp', url: '/manifest.webmanifest' }],
} satisfies Partial<ManifestOptions>;
