import type { FormDocument, FormField, FormStyle } from '@hearback/schema/documents';

import { isAlready } from '../../kit/editItem';

export interface RestyleForm {
  type: 'restyleForm';
  changes: Partial<FormStyle>;
}

/** A field that wears a color of the form wears the new one; a color of its own it keeps. */
function follow(field: FormField, old: FormStyle, style: FormStyle): FormField {
  switch (field.type) {
    case 'text':
      return field.text_color === old.text_color
        ? { ...field, text_color: style.text_color }
        : field;
    case 'email':
    case 'name':
    case 'comment':
    case 'rating':
      return field.label_color === old.text_color
        ? { ...field, label_color: style.text_color }
        : field;
    case 'navigation':
      return field.button_color === old.accent_color
        ? { ...field, button_color: style.accent_color }
        : field;
    case 'logo':
    case 'qr':
      return field;
  }
}

/** Changes the colors of the whole form. */
export function restyleForm(form: FormDocument, { changes }: RestyleForm): FormDocument {
  if (isAlready(form.style, changes)) return form;
  const style = { ...form.style, ...changes };
  return { ...form, style, fields: form.fields.map((field) => follow(field, form.style, style)) };
}
