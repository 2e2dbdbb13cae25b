import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';

import { themeContract } from './contract.css';
import { lightColors } from './primitives';

const selector = ':root, [data-theme="light"]';

createGlobalTheme(selector, themeContract, {
  color: lightColors,
  elevation: {
    raised: '0 1px 2px rgb(27 29 34 / 0.06), 0 2px 8px rgb(27 29 34 / 0.05)',
    floating: '0 2px 6px rgb(27 29 34 / 0.08), 0 16px 40px rgb(27 29 34 / 0.16)',
  },
});

globalStyle(selector, { colorScheme: 'light' });
