import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { media } from '../../tokens/breakpoints';
import { vars } from '../../tokens/contract.css';

const toned = (tone: 'info' | 'success' | 'warning' | 'danger') => ({
  background: vars.color.status[tone].soft,
  borderInlineStartColor: vars.color.status[tone].solid,
});

export const notice = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    '@media': { [media.phone]: { flexWrap: 'wrap' } },
    gap: vars.space.small,
    padding: `${vars.space.small} ${vars.space.medium}`,
    borderInlineStart: '3px solid',
    borderRadius: vars.radius.small,
    color: vars.color.ink.normal,
    fontSize: vars.text.small,
    lineHeight: vars.leading.small,
  },
  variants: {
    tone: {
      info: toned('info'),
      success: toned('success'),
      warning: toned('warning'),
      danger: toned('danger'),
    },
    isSlim: {
      true: {
        flexWrap: 'nowrap',
        alignItems: 'center',
        paddingBlock: vars.space.xxsmall,
        background: vars.color.surface.sunken,
        '@media': {
          [media.phone]: {
            flexWrap: 'nowrap',
            gap: 0,
            padding: `0 0 0 ${vars.space.small}`,
          },
        },
      },
    },
  },
});

export const sign = recipe({
  base: {},
  variants: {
    tone: {
      info: { color: vars.color.status.info.ink },
      success: { color: vars.color.status.success.ink },
      warning: { color: vars.color.status.warning.ink },
      danger: { color: vars.color.status.danger.ink },
    },
    // Its words need the room.
    isSlim: { true: { '@media': { [media.phone]: { display: 'none' } } } },
  },
});

export const content = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

/** Title and text in one line; the text gives way first. */
export const slimContent = style([
  content,
  {
    display: 'flex',
    gap: vars.space.xsmall,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    '@media': { [media.phone]: { whiteSpace: 'normal' } },
  },
]);

export const slimText = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: vars.color.ink.muted,
  '@media': { [media.narrow]: { display: 'none' } },
});

export const title = style({ color: vars.color.ink.strong, fontWeight: vars.weight.strong });

export const aside = style({
  display: 'flex',
  alignItems: 'center',
  marginBlock: -6,
  selectors: {
    '&[data-kind="action"]': { alignSelf: 'center' },
    '&[data-slim]': { marginBlock: 0 },
  },
  '@media': {
    // On phones a button wraps below the text; only the close button stays beside it.
    [media.phone]: {
      selectors: {
        '&[data-kind="action"]:not([data-slim])': {
          order: 1,
          width: '100%',
          margin: 0,
          paddingInlineStart: 32,
        },
      },
    },
  },
  flexShrink: 0,
});
