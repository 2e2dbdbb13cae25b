import { recipe } from '@vanilla-extract/recipes';

import { media } from '../../tokens/breakpoints';
import { vars } from '../../tokens/contract.css';

export const text = recipe({
  base: { margin: 0, overflowWrap: 'anywhere' },
  variants: {
    size: {
      caption: { fontSize: vars.text.caption, lineHeight: vars.leading.caption },
      small: { fontSize: vars.text.small, lineHeight: vars.leading.small },
      body: { fontSize: vars.text.body, lineHeight: vars.leading.body },
      lead: { fontSize: vars.text.lead, lineHeight: vars.leading.lead },
      statement: {
        fontFamily: vars.font.display,
        fontSize: vars.text.title,
        lineHeight: vars.leading.title,
        letterSpacing: '-0.01em',
        '@media': { [media.phone]: { fontSize: vars.text.lead, lineHeight: vars.leading.lead } },
      },
    },
    tone: {
      normal: { color: vars.color.ink.normal },
      strong: { color: vars.color.ink.strong },
      muted: { color: vars.color.ink.muted },
      accent: { color: vars.color.accent.ink },
      success: { color: vars.color.status.success.ink },
      warning: { color: vars.color.status.warning.ink },
      danger: { color: vars.color.status.danger.ink },
      inherit: { color: 'inherit' },
    },
    weight: {
      normal: { fontWeight: vars.weight.normal },
      medium: { fontWeight: vars.weight.medium },
      strong: { fontWeight: vars.weight.strong },
    },
    align: { start: {}, center: { textAlign: 'center' }, end: { textAlign: 'end' } },
    isTabular: { true: { fontVariantNumeric: 'tabular-nums' } },
    isTruncated: {
      true: {
        display: 'block',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        overflowWrap: 'normal',
      },
    },
    isMeasured: { true: { maxWidth: vars.size.measure, textWrap: 'pretty' } },
    keepsLines: { true: { whiteSpace: 'pre-line' } },
  },
});
