import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';

import { themeContract } from './contract.css';
import { elevations, lightColors } from './primitives';

const selector = ':root, [data-theme="light"]';

createGlobalTheme(selector, themeContract, {
  color: lightColors,
  elevation: elevations.light,
});

globalStyle(selector, { colorScheme: 'light' });
