import { recipe } from '@vanilla-extract/recipes';

import { vars } from '../../tokens/contract.css';

const display = { fontFamily: vars.font.display, letterSpacing: '-0.015em' };

export const heading = recipe({
  base: {
    margin: 0,
    color: vars.color.ink.strong,
    fontWeight: vars.weight.strong,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  variants: {
    size: {
      small: { fontSize: vars.text.small, lineHeight: vars.leading.small },
      body: { fontSize: vars.text.body, lineHeight: vars.leading.body },
      lead: { ...display, fontSize: vars.text.lead, lineHeight: vars.leading.lead },
      title: { ...display, fontSize: vars.text.title, lineHeight: vars.leading.title },
      headline: {
        ...display,
        fontSize: vars.text.headline,
        lineHeight: vars.leading.headline,
        letterSpacing: '-0.02em',
      },
      display: {
        ...display,
        fontSize: 'clamp(2rem, 1.4rem + 2.6vw, 2.75rem)',
        lineHeight: 1.1,
        letterSpacing: '-0.025em',
      },
    },
    tone: { normal: {}, inherit: { color: 'inherit' } },
  },
});
