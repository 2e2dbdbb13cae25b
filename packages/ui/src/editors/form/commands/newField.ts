import {
  fieldTypes,
  FormDocument,
  type FieldType,
  type FormField,
  type FormStyle,
} from '@hearback/schema/documents';
import * as v from 'valibot';

const chosen = (type: FieldType, style: FormStyle): object => {
  switch (type) {
    case 'text':
      return { text: fieldTypes.text.label, font_size: 24, text_color: style.text_color };
    case 'email':
    case 'name':
    case 'comment':
    case 'rating':
      return { label_color: style.text_color };
    case 'navigation':
      return { button_color: style.accent_color };
    case 'logo':
    case 'qr':
      return {};
  }
};

/** A field as it starts, in the form's colours. */
export function newField(type: FieldType, id: string, style: FormStyle): FormField {
  const { fields } = v.parse(FormDocument, {
    title: 'new',
    fields: [{ type, id, ...chosen(type, style) }],
  });
  const field = fields.find((candidate) => candidate.type === type);
  if (!field) throw new Error(`The form schema has no field of type ${type}. Add it to AnyField.`);
  return field;
}
