import { payloadOf } from '@hearback/print/codes';
import { variablesOf } from '@hearback/print/frames';
import { fileNameOf } from '@hearback/schema/documents';
import { limits } from '@hearback/schema/limits';

import type { Attachment } from '../mail/letter.ts';
import type { StoredCode } from '../code/codes.sql.ts';
import type { CodeFiles, CodePrint } from '../workers/drawCodeFiles.ts';
import { PostponedError } from '../workers/PostponedError.ts';
import { readPictures } from '../code/scanGate.ts';
import type { JobTools } from './defineJob.ts';
import { framesSql, toFrameDocument } from '../frame/frames.sql.ts';

/** The name of a code's file format for those who print it. */
type FileKind = 'SVG' | 'PDF' | 'PNG';

/** The files that go with a letter, and those that would have made it too large. */
export interface CodeAttachments {
  attachments: Attachment[];
  leftOut: FileKind[];
}

interface File extends Attachment {
  kind: FileKind;
}

/** Drops files until the rest fits a letter, the one that others can be made from last. */
export function chooseAttachments(
  files: readonly File[],
  maxBytes: number = limits.letterAttachmentsMaxBytes,
): CodeAttachments {
  const leftOut: FileKind[] = [];
  for (const kind of ['PNG', 'SVG', 'PDF'] as const) {
    const kept = files.filter((file) => !leftOut.includes(file.kind));
    const bytes = kept.reduce((sum, { content }) => sum + content.byteLength, 0);
    if (bytes <= maxBytes) break;
    leftOut.push(kind);
  }
  const attachments = files
    .filter(({ kind }) => !leftOut.includes(kind))
    .map(({ kind, ...file }) => (kind === 'PNG' ? { ...file, cid: 'code' } : file));
  return { attachments, leftOut };
}

const fileKinds = ['PDF', 'SVG', 'PNG'] as const satisfies readonly FileKind[];

/** Undefined for art that cannot be drawn, or not in time: it never will be, so its letter goes without. */
async function draw(
  { workers, logger }: JobTools,
  accountId: string,
  print: CodePrint,
): Promise<CodeFiles | undefined> {
  try {
    return await workers.run('drawCodeFiles', print, accountId);
  } catch (error) {
    if (error instanceof PostponedError) throw error;
    logger.error({ err: error }, 'A code could not be drawn for its letter');
    return undefined;
  }
}

/** The code in its frame as it is saved now, drawn as files. None while it has no frame. */
export async function attachCode(
  tools: JobTools,
  accountId: string,
  code: StoredCode,
  names: { location: { name: string }; company: { name: string } | undefined },
  language: string,
): Promise<CodeAttachments> {
  const { db, settings } = tools;
  const frame = code.frame === null ? undefined : await framesSql.find(db, accountId, code.frame);
  if (!frame) return { attachments: [], leftOut: [] };

  const document = toFrameDocument(frame);
  const pictures = await readPictures({ db }, document, code.style);

  const shortUrl = `${settings.publicOrigin}/r/${code.slug}`;
  const files = await draw(tools, accountId, {
    document,
    codeText: payloadOf(shortUrl),
    values: variablesOf({ name: code.name, shortUrl, ...names }),
    codeStyle: code.style,
    language,
    title: code.name,
    images: pictures,
  });
  if (!files) return { attachments: [], leftOut: [...fileKinds] };
  const { svg, pdf, png } = files;
  const fileOf = (kind: FileKind, contentType: string, content: Uint8Array): File => ({
    kind,
    filename: fileNameOf(code.name, kind.toLowerCase()),
    contentType,
    content,
  });
  const chosen = chooseAttachments([
    fileOf('PDF', 'application/pdf', pdf),
    fileOf('SVG', 'image/svg+xml', svg),
    ...(png ? [fileOf('PNG', 'image/png', png)] : []),
  ]);
  return png ? chosen : { ...chosen, leftOut: ['PNG', ...chosen.leftOut] };
}
