import {
  parseFormFile,
  withPictures,
  type FormDocument,
  type FormFileIssue,
  type FormPictures,
  type ImageReference,
} from '@hearback/schema/documents';

import { uploadPicture } from '../../pictures/uploadPicture';
import { toPictureFile } from './toPictureFile';

/** A form read from a file, or its errors. */
export type ReadForm = { document: FormDocument } | { issues: readonly FormFileIssue[] };

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
  return { document: withPictures(read.document, await uploadAll(read.pictures)) };
}
