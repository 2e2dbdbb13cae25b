import type { CodeStyle } from './codeStyle.ts';
import type { FormDocument } from './formDocument.ts';
import type { FrameDocument } from './frameDocument.ts';
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

/** The pictures of a frame with its code, each of them once. A code's own style takes the frame's place. */
export function picturesOfFrame(
  { content }: Pick<FrameDocument, 'content'>,
  codeStyle?: CodeStyle | null,
): ImageReference[] {
  const pictures = content.flatMap((element) => {
    if (element.type === 'code') return (codeStyle ?? element).logo ?? [];
    return element.type === 'image' || element.type === 'logo' ? (element.image ?? []) : [];
  });
  return [...new Map(pictures.map((picture) => [picture.id, picture])).values()];
}
