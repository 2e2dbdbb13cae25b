import { style } from '@vanilla-extract/css';

import { vars } from '../../../tokens/contract.css';
import { paneRooms } from '../../kit/EditorShell/paneRooms';

const { color, size, space } = vars;

export const bar = style({
  gridArea: 'bar',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xsmall,
  minWidth: 0,
  padding: `${space.hair} ${space.xsmall}`,
  borderTop: `1px solid ${color.line.subtle}`,
  '@container': {
    // Touch size, and all buttons in one row on a small phone.
    [paneRooms.sheet]: {
      vars: { [size.control]: '40px', [size.controlSmall]: '40px' },
      gap: 0,
      padding: 0,
    },
  },
});

export const part = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  // Last in the row, whatever precedes it.
  selectors: { '&:last-child': { marginInlineStart: 'auto' } },
});

export const percent = style({
  minWidth: 52,
  color: color.ink.muted,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  '@container': { [paneRooms.sheet]: { display: 'none' } },
});
