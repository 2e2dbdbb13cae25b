import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '../../../tokens/contract.css';

const { color } = vars;

export const stage = style({ position: 'relative', width: '100%' });

export const contextBar = style({ position: 'absolute', zIndex: 1 });

globalStyle(`${stage} [data-field]`, {
  cursor: 'grab',
  // A long press drags the field, so it must not select text.
  userSelect: 'none',
  WebkitTouchCallout: 'none',
});

globalStyle(`${stage} [data-field]:hover`, {
  outline: `1px dashed ${color.line.focus}`,
  outlineOffset: 6,
  borderRadius: 4,
});

/** The condition under which a visitor sees the field. */
globalStyle(`${stage} [data-condition]::before`, {
  content: '"↳ " attr(data-condition)',
  display: 'block',
  marginBottom: '0.375rem',
  fontSize: '0.75rem',
  fontWeight: 600,
  color: 'var(--form-muted)',
});

globalStyle(`${stage} [data-field][data-selected]`, {
  outline: `2px solid ${color.line.focus}`,
  outlineOffset: 6,
  borderRadius: 4,
});

globalStyle(`${stage} [data-field][data-lifted]`, { opacity: 0.45 });
