import type { Color, FormField, FormStyle } from '@hearback/schema/documents';

import { isDark, mix, readableOn } from './readableColors';

/** CSS custom properties: what the owner chose, for the stylesheet to use. */
export type Variables = Record<`--form-${string}`, string>;

/** Documents are checked before they are stored; what goes into a stylesheet is checked again. */
const safe = (color: Color): string =>
  /^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/.test(color) ? color : '#808080';

/** Pixels as the owner typed them, in rem, so that the visitor's own text size counts. */
const size = (pixels: number): string => `${Math.round((pixels / 16) * 1_000) / 1_000}rem`;

const ink = '#1b1d22';
const paper = '#ffffff';

/** What is typed into a box of some colour. One of black and white reads on every ground. */
export const typedColor = (box: Color): Color => readableOn(box, [ink, paper, '#000000']);

/** What the whole form inherits. Error and line colours are found so that they read on the ground. */
export function formVariables(style: FormStyle): Variables {
  const ground = safe(style.background_color);
  const text = safe(style.text_color);
  const soft = (share: number) => mix(text, ground, share);

  return {
    '--form-ground': ground,
    '--form-text': text,
    '--form-focus': readableOn(ground, [safe(style.accent_color), text, ink, paper], 3),
    '--form-muted': readableOn(ground, [soft(0.72), soft(0.86), text]),
    '--form-line': readableOn(ground, [soft(0.5), soft(0.7), text], 3),
    '--form-error': readableOn(ground, ['#b3261e', '#ff9d94', text]),
    '--form-scheme': isDark(ground) ? 'dark' : 'light',
  };
}

/** What one field adds or changes. */
export function fieldVariables(field: FormField): Variables {
  switch (field.type) {
    case 'text':
      return {
        '--form-label': safe(field.text_color),
        '--form-size': size(field.font_size),
        // Large words are a heading and look like one.
        '--form-weight': field.font_size >= 22 ? '700' : '400',
      };
    case 'email':
    case 'name':
    case 'comment': {
      const box = safe(field.textbox_color);
      return {
        '--form-label': safe(field.label_color),
        '--form-size': size(field.font_size),
        '--form-box': box,
        '--form-typed': typedColor(box),
        '--form-box-scheme': isDark(box) ? 'dark' : 'light',
      };
    }
    case 'rating':
      return {
        '--form-label': safe(field.label_color),
        '--form-size': size(field.font_size),
        '--form-star': safe(field.star_color),
      };
    case 'navigation':
      return {
        '--form-label': safe(field.label_color),
        '--form-size': size(field.font_size),
        '--form-button': safe(field.button_color),
      };
    case 'logo':
    case 'qr':
      return {};
  }
}
