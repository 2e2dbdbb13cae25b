import type { IssueCode } from '../errors.ts';
import { limits } from '../limits.ts';

/** Types that a file picker offers. A file's real type is read from its bytes. */
export const imageTypes = ['image/png', 'image/jpeg'] as const;

export type ImageType = (typeof imageTypes)[number];

const startsWith = (bytes: Uint8Array, ...signature: number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

/** Detects the type of a file from its first bytes, ignoring its name. */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  return undefined;
}

/** Why a picture cannot be uploaded, before it is sent. Undefined when it can. */
export function findImageIssue(file: { size: number; type: string }): IssueCode | undefined {
  if (!imageTypes.some((type) => type === file.type)) return 'wrong_image_type';
  if (file.size > limits.imageMaxBytes) return 'too_large';
  return undefined;
}

/** Markers of JPEG that begin a frame, which says how large the picture is. The other three are tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The number of pixels that the header of a file says, read without decoding. Undefined: the header is broken. */
export function imagePixels(bytes: Uint8Array, type: ImageType): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (type === 'image/png') {
    if (bytes.byteLength < 24) return undefined;
    return view.getUint32(16) * view.getUint32(20) || undefined;
  }
  for (let at = 2; at + 9 <= bytes.byteLength;) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) return view.getUint16(at + 5) * view.getUint16(at + 7) || undefined;
    // Segments before the frame say their length; the picture itself comes after it.
    const length = view.getUint16(at + 2);
    if (length < 2 || marker === 0xda) return undefined;
    at += 2 + length;
  }
  return undefined;
}
