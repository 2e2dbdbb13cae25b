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

/** What a file holds, ready to be edited here; or what is wrong with it. */
export type ReadForm = { document: FormDocument } | { issues: readonly FormFileIssue[] };

/** The same pictures in this account, by the ids that the file knows them by. */
async function uploadAll(pictures: FormPictures): Promise<ReadonlyMap<string, ImageReference>> {
  const entries = await Promise.all(
    Object.entries(pictures).map(
      async ([id, address]) => [id, await uploadPicture(toPictureFile(address))] as const,
    ),
  );
  return new Map(entries);
}

/** Reads a form from a file. Its pictures become pictures of this account. */
export async function readForm(file: File): Promise<ReadForm> {
  const read = parseFormFile(await file.text());
  if (!read.isRead) return { issues: read.issues };
  return { document: withPictures(read.document, await uploadAll(read.pictures)) };
}
