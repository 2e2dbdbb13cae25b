import type { Color, FormDocument } from '@hearback/schema/documents';

import { seenContrast } from '../../fields/ColorField/colors';
import { editingOf } from './fields/editing';
import type { FieldContrast } from './fields/FieldEditing';

/** Two colors of a form with a required contrast, and the field they belong to. */
export interface FormContrast extends FieldContrast {
  /** Default: the whole form. */
  fieldId?: string;
}

/** Color pairs of a form with their required contrast: first the form, then its fields. */
export function contrastsOf({
  style,
  fields,
}: Pick<FormDocument, 'style' | 'fields'>): FormContrast[] {
  const ground = style.background_color;
  return [
    { part: 'text', front: style.text_color, ground, needs: 4.5 },
    { part: 'accent', front: style.accent_color, ground, needs: 3 },
    ...fields.flatMap((field) =>
      editingOf(field.type)
        .contrasts(field, style)
        .map((contrast) => ({ ...contrast, fieldId: field.id })),
    ),
  ];
}

/** True if the contrast is lower than required. */
export const isFaint = ({ front, ground, needs }: FormContrast): boolean =>
  seenContrast(front, ground) < needs;

/** The distinct colors of a form: first the form's own, then those of its fields. */
export const colorsOf = ({ style, fields }: FormDocument): Color[] => [
  ...new Set([
    style.background_color,
    style.text_color,
    style.accent_color,
    ...fields.flatMap((field) => {
      // TypeScript cannot index a union of fields, hence the cast.
      const colors = field as unknown as Readonly<Record<string, Color>>;
      return editingOf(field.type).colors.flatMap((name) => colors[name] ?? []);
    }),
  ]),
];
