import { once } from 'node:events';
import { mkdirSync, renameSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

import { SMTPServer } from 'smtp-server';

/** A mail server that puts letters where a product without one would. */
export interface LetterFolder {
  url: string;
  stop: () => void;
}

/** Starts one whose letters lie in `outbox` of a folder. */
export async function startLetterFolder(folder: string): Promise<LetterFolder> {
  const outbox = join(folder, 'outbox');
  mkdirSync(outbox, { recursive: true });
  let count = 0;
  const keep = async (letter: Buffer) => {
    count += 1;
    const path = join(outbox, `${String(count).padStart(8, '0')}.eml`);
    await writeFile(`${path}.draft`, letter);
    renameSync(`${path}.draft`, path);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      buffer(stream)
        .then(keep)
        .then(() => done(), done);
    },
  });
  // A process that is killed breaks its line.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    stop: () => server.close(() => undefined),
  };
}
