import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';

import { managerHead, previewHead } from './firstPaint.ts';
import { preparedModules } from './preparedModules.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../stories/**/*.mdx',
    '../stories/**/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
    'storybook-addon-tag-badges',
  ],
  staticDirs: ['instrument-sans', 'bricolage-grotesque'].map((face) => ({
    from: `../node_modules/@fontsource-variable/${face}/files`,
    to: `/fonts/${face}`,
  })),
  managerHead: (head) => `${head}${managerHead}`,
  previewHead: (head) => `${head}${previewHead}`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin()],
      optimizeDeps: { include: preparedModules },
      build: { chunkSizeWarningLimit: 2_000 },
    }),
};

export default config;
