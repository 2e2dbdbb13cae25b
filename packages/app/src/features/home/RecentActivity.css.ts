import { vars } from '@hearback/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Stars of all answers below one another, beside their words. */
export const activity = style({
  display: 'grid',
  gridTemplateColumns: '4.25rem minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: vars.space.xsmall,
});
