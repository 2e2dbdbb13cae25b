import type { IssueCode } from '../errors.ts';
import { limits } from '../limits.ts';

/** What a file picker offers. The API looks at the bytes, not at the name. */
export const imageTypes = ['image/png', 'image/jpeg'] as const;

/** Why a picture cannot be uploaded, before it is sent. Undefined when it can. */
export function findImageIssue(file: { size: number; type: string }): IssueCode | undefined {
  if (!imageTypes.some((type) => type === file.type)) return 'wrong_image_type';
  if (file.size > limits.imageMaxBytes) return 'too_large';
  return undefined;
}
