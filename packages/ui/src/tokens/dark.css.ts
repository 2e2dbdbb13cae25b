import { assignVars, globalStyle } from '@vanilla-extract/css';

import { media } from './breakpoints';
import { themeContract } from './contract.css';
import { darkColors } from './primitives';

const selector = '[data-theme="dark"]';

/** The night is for screens: what is printed is ink on paper, whatever theme was chosen. */
globalStyle(selector, {
  '@media': {
    [media.screen]: {
      vars: assignVars(themeContract, {
        color: darkColors,
        elevation: {
          raised: '0 1px 2px rgb(0 0 0 / 0.3), 0 2px 8px rgb(0 0 0 / 0.25)',
          floating: '0 2px 6px rgb(0 0 0 / 0.4), 0 16px 40px rgb(0 0 0 / 0.5)',
        },
      }),
      colorScheme: 'dark',
    },
  },
});
