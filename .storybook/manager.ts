import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { defaultConfig, type TagBadgeParameters } from 'storybook-addon-tag-badges/manager-helpers';

import type { ThemeName } from '../packages/ui/src/tokens/themes';
import { storybookTheme } from './storybookTheme';

const ground = document.documentElement.dataset;

addons.setConfig({
  theme: storybookTheme(ground['theme'] as ThemeName),
  tagBadges: [
    {
      tags: 'stable',
      badge: { text: 'Stable', tooltip: 'Its props change only with a line in the changelog' },
      // Nearly all are: in the sidebar only what is new or deprecated stands out.
      display: { sidebar: false, toolbar: true, mdx: false },
    },
    ...defaultConfig,
  ] satisfies TagBadgeParameters,
});

/** The theme that the toolbar chooses for the components is the theme of what is around them. */
addons.register('hearback/theme', (api) => {
  const follow = ({ globals }: { globals: { theme?: ThemeName } }) => {
    const theme = globals.theme ?? 'light';
    if (theme === ground['theme']) return;
    ground['theme'] = theme;
    api.setOptions({ theme: storybookTheme(theme) });
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
