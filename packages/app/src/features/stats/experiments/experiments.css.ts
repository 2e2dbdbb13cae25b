import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '@hearback/ui/tokens';

const { color, space } = vars;

/** The whole of what is printed. */
export const sheet = style({ display: 'grid', gap: space.medium, minWidth: 0 });

/** Many periods scroll beside the names. */
export const scroll = style({
  overflowX: 'auto',
  '@media': { print: { overflow: 'visible' } },
});

export const plan = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${plan} :is(th, td)`, {
  padding: space.small,
  textAlign: 'start',
  borderBlockEnd: `1px solid ${color.line.subtle}`,
  whiteSpace: 'nowrap',
});

globalStyle(`${plan} thead th`, {
  fontSize: vars.text.caption,
  fontWeight: vars.weight.medium,
  color: color.ink.muted,
});

globalStyle(`${plan} tbody th`, { fontWeight: vars.weight.medium, whiteSpace: 'normal' });

globalStyle(`${plan} tr`, { breakInside: 'avoid' });

export const place = style({
  display: 'block',
  fontSize: vars.text.caption,
  fontWeight: vars.weight.normal,
  color: color.ink.muted,
});

/** A is an outline and B is filled: they are told apart without color. */
export const side = style({
  display: 'inline-block',
  minWidth: space.large,
  paddingInline: space.small,
  border: `1px solid ${color.line.strong}`,
  borderRadius: vars.radius.small,
  textAlign: 'center',
  fontWeight: vars.weight.strong,
  color: color.ink.strong,
  selectors: {
    '&[data-side="B"]': {
      background: color.surface.inverse,
      color: color.ink.inverse,
      printColorAdjust: 'exact',
    },
  },
});

/** Only the plan is printed: its ancestors are unstyled, and their other content is hidden. */
const inPrint = (selector: string, rules: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { print: rules } });

inPrint(`body:has(.${sheet}), body :has(.${sheet})`, {
  display: 'block',
  margin: 0,
  padding: 0,
  border: 0,
  minHeight: 0,
  maxWidth: 'none',
  background: 'none',
});
inPrint(`body:has(.${sheet}) *:not(:has(.${sheet}), .${sheet}, .${sheet} *)`, { display: 'none' });
