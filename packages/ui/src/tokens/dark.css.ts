import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';

import { themeContract } from './contract.css';
import { darkColors } from './primitives';

const selector = '[data-theme="dark"]';

createGlobalTheme(selector, themeContract, {
  color: darkColors,
  elevation: {
    raised: '0 1px 2px rgb(0 0 0 / 0.3), 0 2px 8px rgb(0 0 0 / 0.25)',
    floating: '0 2px 6px rgb(0 0 0 / 0.4), 0 16px 40px rgb(0 0 0 / 0.5)',
  },
});

globalStyle(selector, { colorScheme: 'dark' });
