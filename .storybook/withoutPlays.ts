import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vitest/config';

const runner = '@storybook/addon-vitest/internal/test-utils';
const still = fileURLToPath(new URL('testStillStory.ts', import.meta.url));

/**
 * Stories are drawn and judged, and nobody plays them. The addon knows tags to leave whole stories
 * out, none to leave out only their plays: until it does, its runner is swapped for ours.
 */
export const withoutPlays = (): Plugin => ({
  name: 'stories-without-plays',
  enforce: 'pre',
  resolveId: (source, importer) => (source === runner && importer !== still ? still : undefined),
});
