import type { CodeStyle } from './codeStyle.ts';
import type { FrameDocument } from './frameDocument.ts';
import type { ImageReference } from './image.ts';

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
