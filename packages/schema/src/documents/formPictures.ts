import type { FormDocument } from './formDocument.ts';
import type { ImageReference } from './image.ts';

/** The pictures that a form shows. */
export const picturesOf = ({ fields }: Pick<FormDocument, 'fields'>): ImageReference[] =>
  fields.flatMap((field) => (field.type === 'logo' && field.image ? [field.image] : []));

/** The form with other pictures, by the ids of those they replace. A picture without another goes. */
export const withPictures = (
  document: FormDocument,
  others: ReadonlyMap<string, ImageReference>,
): FormDocument => ({
  ...document,
  fields: document.fields.map((field) =>
    field.type === 'logo' && field.image
      ? { ...field, image: others.get(field.image.id) ?? null }
      : field,
  ),
});
