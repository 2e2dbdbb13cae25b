import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** Mailbox that receives the stack's mail. */
export interface Mailbox {
  /** The newest letter to an address whose subject matches; waits for it. */
  letterTo: (address: string, subject: RegExp) => Promise<Email>;
  close: () => Promise<void>;
}

async function newestOf(
  read: () => Promise<Email[]>,
  address: string,
  subject: RegExp,
): Promise<Email> {
  const isIt = (letter: Email) =>
    subject.test(letter.subject ?? '') && letter.to?.some((to) => to.address === address);

  for (const deadline = Date.now() + 20_000; Date.now() < deadline;) {
    const letter = (await read()).findLast(isIt);
    if (letter) return letter;
    await wait(100);
  }
  const others = (await read()).map((letter) => `${letter.to?.[0]?.address}: ${letter.subject}`);
  throw new Error(
    `No letter ${subject} came to ${address} within 20 seconds. There are:\n${others.join('\n')}`,
  );
}

/** The folder that letters go to when no SMTP server is set. */
export function folderMailbox(dataDir: string): Mailbox {
  const folder = join(dataDir, 'outbox');
  const read = async () => {
    if (!existsSync(folder)) return [];
    const files = readdirSync(folder).filter((file) => file.endsWith('.eml'));
    return Promise.all(
      files.toSorted().map((file) => PostalMime.parse(readFileSync(join(folder, file)))),
    );
  };
  return {
    letterTo: (address, subject) => newestOf(read, address, subject),
    close: async () => {},
  };
}

/** A real SMTP server on a port of its own, which keeps what it is given. */
export async function smtpMailbox(): Promise<Mailbox & { url: string }> {
  const letters: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then((letter) => {
          letters.push(letter);
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  return {
    url: `smtp://127.0.0.1:${port}`,
    letterTo: (to, subject) => newestOf(async () => letters, to, subject),
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}
