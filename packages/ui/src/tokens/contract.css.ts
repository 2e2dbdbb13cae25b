import { createGlobalTheme, createThemeContract, globalStyle } from '@vanilla-extract/css';

import { measures as plainMeasures } from './primitives';

const themed = createThemeContract({
  color: {
    surface: { page: '', panel: '', raised: '', sunken: '', inverse: '' },
    ink: { strong: '', normal: '', muted: '', inverse: '', link: '', onSolid: '' },
    line: { subtle: '', strong: '', focus: '' },
    accent: { solid: '', solidHover: '', soft: '', ink: '' },
    status: {
      success: { solid: '', solidHover: '', soft: '', ink: '' },
      warning: { solid: '', solidHover: '', soft: '', ink: '' },
      danger: { solid: '', solidHover: '', soft: '', ink: '' },
      info: { solid: '', solidHover: '', soft: '', ink: '' },
    },
    sentiment: { positive: '', neutral: '', negative: '' },
    nps: { promoter: '', passive: '', detractor: '' },
    star: '',
    chart: { 1: '', 2: '', 3: '', 4: '', 5: '', 6: '', 7: '', 8: '' },
    veil: '',
  },
  /** Two levels only, and a border comes before either. */
  elevation: { raised: '', floating: '' },
});

const measures = createGlobalTheme(':root', plainMeasures);

/** Every visual decision a component may make. */
export const vars = { ...themed, ...measures };

/** The part of `vars` that each theme fills in. */
export const themeContract = themed;

globalStyle(':root', {
  '@media': {
    '(pointer: coarse)': {
      vars: { [measures.size.control]: '44px', [measures.size.controlSmall]: '44px' },
    },
    '(prefers-reduced-motion: reduce)': {
      vars: {
        [measures.motion.fast]: '0ms',
        [measures.motion.normal]: '0ms',
        [measures.motion.slow]: '0ms',
      },
    },
  },
});
