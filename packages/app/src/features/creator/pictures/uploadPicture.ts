import { type IssueCode, issueCodeOf } from '@hearback/schema/errors';
import { findImageIssue } from '@hearback/schema/rules';
import type { ImageReference } from '@hearback/schema/documents';

import { fetchOwn } from '../../../server/sendRequest';
import { renewSession } from '../../../session/renewSession';
import { readAccess } from '../../../session/session';
import { useIntl } from '../../../i18n/IntlProvider';
import { loadChunk } from '../../../loading/chunkError';
import { messages } from '../messages';

/** Uploads a picture for an editor. The upload code loads with the first picture. */
export function usePictureUpload() {
  const intl = useIntl();

  return async (file: File): Promise<ImageReference> => {
    const { uploadInWords } = await loadChunk(() => import('./uploadInWords')).catch(
      (cause: unknown) => {
        throw new Error(intl.formatMessage(messages.failedText), { cause });
      },
    );
    return uploadInWords(file, intl);
  };
}

/** Reasons why an upload failed: an issue with the picture, or `server`. */
export type UploadIssue = IssueCode | 'server';

/** A picture that was rejected. */
export class PictureRefusal extends Error {
  override readonly name = 'PictureRefusal';
  readonly issue: UploadIssue;

  constructor(issue: UploadIssue, cause?: unknown) {
    super(`The picture was refused: ${issue}`, { cause });
    this.issue = issue;
  }
}

function send(file: File, access: string | null): Promise<Response> {
  const body = new FormData();
  body.append('file', file);
  return fetchOwn('/api/image/', {
    method: 'POST',
    body,
    headers: access ? { authorization: `Bearer ${access}` } : {},
  }).catch((cause: unknown) => {
    throw new PictureRefusal('server', cause);
  });
}

async function readIssue(response: Response): Promise<UploadIssue> {
  if (response.status === 413) return 'too_large';
  if (response.status === 415) return 'wrong_image_type';
  if (response.status !== 400) return 'server';
  const { file } = (await response.json().catch(() => ({}))) as { file?: string[] };
  return issueCodeOf(file?.[0] ?? '');
}

/** Uploads a picture with the session of this tab. Throws `PictureRefusal` if it is rejected. */
export async function uploadPicture(file: File): Promise<ImageReference> {
  const known = findImageIssue(file);
  if (known) throw new PictureRefusal(known);

  const access = readAccess();
  let response = await send(file, access);
  if (response.status === 401 && (await renewSession(access)) === 'renewed') {
    response = await send(file, readAccess());
  }
  if (!response.ok) throw new PictureRefusal(await readIssue(response));
  return (await response.json()) as ImageReference;
}
