import type { ImageReference } from '@hearback/schema/documents';

import type { Fonts } from '../fonts/openFonts.ts';

/** Options that all file formats share. */
export interface FileOptions {
  /** Language in which texts are drawn. */
  language: string;
  fonts: Fonts;
  /** The pictures' bytes as `data:image/png;base64,…` (or jpeg), by image id. Others are omitted. */
  images?: Readonly<Record<string, string>>;
  /** True to include the bleed that a printing house cuts off. */
  hasBleed?: boolean;
}

/** A file must work by itself: a picture is inside it, or it is not there. */
const embedded = /^data:image\/(?:png|jpeg);base64,[0-9A-Za-z+/=]+$/;

/** Resolves pictures only from the embedded bytes, never from an address. */
export const amongImages =
  (images: Readonly<Record<string, string>> = {}) =>
  ({ id }: ImageReference): string | undefined => {
    const bytes = images[id];
    return bytes !== undefined && embedded.test(bytes) ? bytes : undefined;
  };
