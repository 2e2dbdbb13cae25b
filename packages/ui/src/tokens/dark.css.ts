import { assignVars, globalStyle } from '@vanilla-extract/css';

import { media } from './breakpoints';
import { themeContract } from './contract.css';
import { darkColors, elevations } from './primitives';

const selector = '[data-theme="dark"]';

/** The night is for screens: what is printed is ink on paper, whatever theme was chosen. */
globalStyle(selector, {
  '@media': {
    [media.screen]: {
      vars: assignVars(themeContract, {
        color: darkColors,
        elevation: elevations.dark,
      }),
      colorScheme: 'dark',
    },
  },
});
