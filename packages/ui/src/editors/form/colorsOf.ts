import type { Color, FormDocument, FormField } from '@hearback/schema/documents';

const colorsOfField = (field: FormField): Color[] => {
  switch (field.type) {
    case 'text':
      return [field.text_color];
    case 'rating':
      return [field.label_color, field.star_color];
    case 'navigation':
      return [field.label_color, field.button_color];
    case 'logo':
    case 'qr':
      return [];
    default:
      return [field.label_color, field.textbox_color];
  }
};

/** The colours of a form, each once: first those of the whole, then those of its fields. */
export const colorsOf = ({ style, fields }: FormDocument): Color[] => [
  ...new Set([
    style.background_color,
    style.text_color,
    style.accent_color,
    ...fields.flatMap(colorsOfField),
  ]),
];
