import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';

import type { ThemeName } from '../packages/ui/src/tokens/themes';
import { storybookTheme } from './storybookTheme';

const ground = document.documentElement.dataset;

addons.setConfig({ theme: storybookTheme(ground['theme'] as ThemeName) });

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
