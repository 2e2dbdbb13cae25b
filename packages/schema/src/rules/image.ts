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
