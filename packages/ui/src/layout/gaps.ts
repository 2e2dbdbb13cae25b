import { vars } from '../tokens/contract.css';

/** The steps of space that a layout may leave between its parts. */
export const gaps = {
  none: { gap: vars.space.none },
  hair: { gap: vars.space.hair },
  xxsmall: { gap: vars.space.xxsmall },
  xsmall: { gap: vars.space.xsmall },
  small: { gap: vars.space.small },
  medium: { gap: vars.space.medium },
  large: { gap: vars.space.large },
  xlarge: { gap: vars.space.xlarge },
  xxlarge: { gap: vars.space.xxlarge },
} as const;

export type Gap = keyof typeof gaps;
