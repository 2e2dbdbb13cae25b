import type { ImageReference } from '@hearback/schema/documents';

import type { Fonts } from '../fonts/openFonts.ts';

/** What every file of a frame is made from. */
export interface FileOptions {
  /** Which of a text's languages is drawn. */
  language: string;
  fonts: Fonts;
  /** The pictures' bytes as `data:image/png;base64,…` (or jpeg), by image id. Others are left out. */
  images?: Readonly<Record<string, string>>;
  /** Whether the file has the bleed that a printing house cuts off. */
  hasBleed?: boolean;
}

/** A file must work by itself: a picture is inside it, or it is not there. */
const embedded = /^data:image\/(?:png|jpeg);base64,[0-9A-Za-z+/=]+$/;

/** Where a drawing finds its pictures: among the bytes it was given, and nowhere else. */
export const amongImages =
  (images: Readonly<Record<string, string>> = {}) =>
  ({ id }: ImageReference): string | undefined => {
    const bytes = images[id];
    return bytes !== undefined && embedded.test(bytes) ? bytes : undefined;
  };
