import {
  type ForeignForm,
  type FormDocument,
  type FormFileIssue,
  type FormPictures,
  type ImageReference,
  parseFormFile,
  withPictures,
} from '@hearback/schema/documents';

import { uploadPicture } from '../../pictures/uploadPicture';

/** Decodes a data URL into a file that can be uploaded. */
export function toPictureFile(address: string): File {
  const [head = '', base64 = ''] = address.split(',', 2);
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? '';
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new File([bytes], `picture.${type.split('/')[1] ?? ''}`, { type });
}

/** A form read from a file, with what another program's file lost on the way, or its errors. */
export type ReadForm =
  | { document: FormDocument; origin?: Omit<ForeignForm, 'document'> | undefined }
  | { issues: readonly FormFileIssue[] };

/** Uploads the pictures to this account; maps their ids in the file to the new ones. */
async function uploadAll(pictures: FormPictures): Promise<ReadonlyMap<string, ImageReference>> {
  const entries = await Promise.all(
    Object.entries(pictures).map(
      async ([id, address]) => [id, await uploadPicture(toPictureFile(address))] as const,
    ),
  );
  return new Map(entries);
}

/** Reads a form from a file and uploads its pictures to this account. */
export async function readForm(file: File): Promise<ReadForm> {
  const read = parseFormFile(await file.text());
  if (!read.isRead) return { issues: read.issues };
  const document = withPictures(read.document, await uploadAll(read.pictures));
  return { document, origin: read.origin };
}
