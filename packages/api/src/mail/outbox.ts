import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import PostalMime from 'postal-mime';

import type { Settings } from '../env.ts';
import { outboxOf } from './mailer.ts';

/** A letter that went to the folder because no mail server is set. */
export interface OutboxLetter {
  id: string;
  sentAt: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string; contentType: string; content: Uint8Array }[];
}

const toBytes = (content: ArrayBuffer | Uint8Array): Uint8Array => new Uint8Array(content);

const looksLikeAnId = /^[\da-f-]{36}$/;

/** One letter of the outbox. Undefined when there is none of that id. */
export async function readOutboxLetter(
  dataDir: string,
  id: string,
): Promise<OutboxLetter | undefined> {
  // An id is part of a path: nothing else may be.
  if (!looksLikeAnId.test(id)) return undefined;
  const source = await readFile(join(outboxOf(dataDir), `${id}.eml`)).catch(() => undefined);
  if (!source) return undefined;

  const letter = await PostalMime.parse(source);
  const attachments = letter.attachments.map(({ filename, mimeType, content, contentId }) => ({
    filename: filename ?? '',
    contentType: mimeType,
    content: typeof content === 'string' ? new TextEncoder().encode(content) : toBytes(content),
    cid: contentId?.replaceAll(/[<>]/g, ''),
  }));
  return {
    id,
    sentAt: letter.date ?? '',
    to: letter.to?.map(({ address }) => address ?? '').join(', ') ?? '',
    subject: letter.subject ?? '',
    text: letter.text ?? '',
    // As in a mail program, attached pictures stand where the letter names them.
    html: attachments.reduce(
      (html, { cid, contentType, content }) =>
        cid === undefined
          ? html
          : html.replaceAll(
              `"cid:${cid}"`,
              `"data:${contentType};base64,${Buffer.from(content).toString('base64')}"`,
            ),
      letter.html ?? '',
    ),
    attachments: attachments.map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      content,
    })),
  };
}

const maxListed = 100;

/** The letters of the outbox, newest first. */
export async function readOutbox(dataDir: string): Promise<OutboxLetter[]> {
  const names = await readdir(outboxOf(dataDir)).catch(() => []);
  const ids = names
    .filter((name) => name.endsWith('.eml'))
    .map((name) => name.slice(0, -'.eml'.length))
    .toSorted()
    .toReversed()
    .slice(0, maxListed);
  const letters = await Promise.all(ids.map((id) => readOutboxLetter(dataDir, id)));
  return letters.filter((letter) => letter !== undefined);
}

/** Deletes letters from the folder they go to when no mail server is set. What is gone already is fine. */
export async function removeFromOutbox(
  { smtpUrl, dataDir }: Pick<Settings, 'smtpUrl' | 'dataDir'>,
  ids: readonly string[],
): Promise<void> {
  if (smtpUrl !== undefined) return;
  for (const id of ids) await rm(join(outboxOf(dataDir), `${id}.eml`), { force: true });
}
