import { assignVars, globalStyle } from '@vanilla-extract/css';

import { media } from './breakpoints';
import { themeContract } from './contract.css';
import { darkColors, lightColors, type ThemeColors } from './primitives';

const status = {
  solid: 'Highlight',
  solidHover: 'Highlight',
  soft: 'Canvas',
  ink: 'CanvasText',
};

/**
 * Maps roles to system colors. In forced-colors mode browsers replace all other colors, and with them the
 * sign of what is selected; system colors stay.
 */
const systemColors = ({ chart, nps, sentiment }: ThemeColors): ThemeColors => ({
  surface: {
    page: 'Canvas',
    panel: 'Canvas',
    raised: 'Canvas',
    sunken: 'Canvas',
    inverse: 'CanvasText',
  },
  ink: {
    strong: 'CanvasText',
    normal: 'CanvasText',
    muted: 'CanvasText',
    inverse: 'Canvas',
    link: 'LinkText',
    onSolid: 'HighlightText',
  },
  line: { subtle: 'GrayText', strong: 'CanvasText', focus: 'Highlight' },
  accent: { solid: 'Highlight', solidHover: 'Highlight', soft: 'Canvas', ink: 'CanvasText' },
  status: { success: status, warning: status, danger: status, info: status },
  star: 'Highlight',
  // Marks of charts keep their own colors: there are more series than system colors.
  chart,
  nps,
  sentiment,
  veil: 'rgb(0 0 0 / 0.6)',
});

const noElevation = { raised: 'none', floating: 'none' };

/** Chosen by the system's ground, not by the theme: a dark ground needs light marks. */
for (const { query, colors } of [
  { query: media.forcedColors, colors: lightColors },
  { query: `${media.forcedColors} and (prefers-color-scheme: dark)`, colors: darkColors },
]) {
  globalStyle(':root, [data-theme]', {
    '@media': {
      [query]: {
        vars: assignVars(themeContract, { color: systemColors(colors), elevation: noElevation }),
      },
    },
  });
}

// Each role has a system color already, so the browser must not replace any.
globalStyle(':root', { '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } } });
globalStyle('::selection', {
  '@media': { [media.forcedColors]: { background: 'Highlight', color: 'HighlightText' } },
});

// States shown by a tint alone get an outline.
globalStyle(
  ':is([role="menuitem"], [role="option"], [role="menuitemradio"], [role="menuitemcheckbox"])[data-focused], :is(tr, button)[data-selected]',
  {
    '@media': {
      [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
  },
);
