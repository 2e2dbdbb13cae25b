import type { Color, FormDocument, FormField, FormStyle } from '@hearback/schema/documents';

import { seenContrast, textNeeds } from '../../fields/ColorField/contrast';

/** Two colours of a form that have to stand apart, and what they belong to. */
export interface FormContrast {
  /** Left out: the form as a whole. */
  fieldId?: string;
  part: 'text' | 'accent' | 'label' | 'stars' | 'button';
  front: Color;
  ground: Color;
  /** WCAG 2.2, by the size of the text; 3 for what is no text. */
  needs: 3 | 4.5;
}

/** From this size on, the words of a text field are bold: see `fieldVariables`. */
const boldFrom = 22;

/** What stands on what in one field. */
export function contrastsOfField(field: FormField, style: FormStyle): FormContrast[] {
  const ground = style.background_color;
  const own = { fieldId: field.id };

  switch (field.type) {
    case 'text': {
      const needs = textNeeds(field.font_size, field.font_size >= boldFrom);
      return [{ ...own, part: 'text', front: field.text_color, ground, needs }];
    }
    case 'logo':
    case 'qr':
      return [];
    case 'navigation': {
      const needs = textNeeds(field.font_size);
      return [
        { ...own, part: 'button', front: field.label_color, ground: field.button_color, needs },
      ];
    }
    case 'rating':
    case 'email':
    case 'name':
    case 'comment': {
      const needs = textNeeds(field.font_size);
      const label = { ...own, part: 'label', front: field.label_color, ground, needs } as const;
      return field.type === 'rating'
        ? [label, { ...own, part: 'stars', front: field.star_color, ground, needs: 3 }]
        : [label];
    }
  }
}

/** What stands on what in a form: the whole first, then field by field. */
export function contrastsOf({
  style,
  fields,
}: Pick<FormDocument, 'style' | 'fields'>): FormContrast[] {
  const ground = style.background_color;
  return [
    { part: 'text', front: style.text_color, ground, needs: 4.5 },
    { part: 'accent', front: style.accent_color, ground, needs: 3 },
    ...fields.flatMap((field) => contrastsOfField(field, style)),
  ];
}

/** Whether two colours are too alike for what they are. */
export const isFaint = ({ front, ground, needs }: FormContrast): boolean =>
  seenContrast(front, ground) < needs;
