import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createTransport } from 'nodemailer';

import type { Settings } from '../env.ts';
import { withoutLinks, type Letter } from './letter.ts';

interface Addressed {
  /** Fixed for ever: a letter that is sent again has the same id, and mail programs show it once. */
  id: string;
  /** One stored address. Never a list: a comma would add a second recipient. */
  to: { name: string; address: string };
}

/** Sends letters. Throws when one could not be handed over. */
export interface Mailer {
  send: (letter: Letter & Addressed) => Promise<void>;
  close: () => void;
}

type Needs = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'publicOrigin'>;

/** Where letters go when no mail server is set. */
export const outboxOf = (dataDir: string): string => join(dataDir, 'outbox');

const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

const toMessage = ({ mailFrom, publicOrigin }: Needs, letter: Letter & Addressed) => ({
  from: mailFrom,
  to: { name: withoutLinks(oneLine(letter.to.name)), address: letter.to.address },
  ...(letter.replyTo && {
    replyTo: { name: withoutLinks(oneLine(letter.replyTo.name)), address: letter.replyTo.address },
  }),
  subject: withoutLinks(oneLine(letter.subject)),
  text: letter.text,
  html: letter.html,
  messageId: `<${letter.id}@${new URL(publicOrigin).hostname}>`,
  attachments: (letter.attachments ?? []).map(({ content, ...file }) => ({
    ...file,
    content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
    // A picture in the letter stays a file to save.
    ...(file.cid !== undefined && { contentDisposition: 'attachment' as const }),
  })),
  headers: {
    // A person wrote what can be answered; the rest, the product did.
    ...(!letter.replyTo && { 'Auto-Submitted': 'auto-generated' }),
    // RFC 8058: a mail program ends these letters by one POST, without a login.
    ...(letter.unsubscribe !== undefined && {
      'List-Unsubscribe': `<${letter.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
  disableFileAccess: true,
  disableUrlAccess: true,
});

const createSmtpMailer = (settings: Needs, url: string): Mailer => {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (letter) => {
      await transport.sendMail(toMessage(settings, letter));
    },
    close: () => transport.close(),
  };
};

const createFolderMailer = (settings: Needs): Mailer => {
  const folder = outboxOf(settings.dataDir);
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'unix',
  });
  return {
    send: async (letter) => {
      const { message } = await transport.sendMail(toMessage(settings, letter));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // The name is the letter's id, which starts with the time: sorted, and written once.
      const path = join(folder, `${letter.id}.eml`);
      await writeFile(`${path}.draft`, message as Buffer, { mode: 0o600 });
      await rename(`${path}.draft`, path);
    },
    close: () => transport.close(),
  };
};

/** Sends through the mail server of the settings; without one, into the outbox folder. */
export const createMailer = (settings: Needs): Mailer =>
  settings.smtpUrl === undefined
    ? createFolderMailer(settings)
    : createSmtpMailer(settings, settings.smtpUrl);
