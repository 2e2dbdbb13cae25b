import { get } from 'node:http';

/** The bytes of an answer as they travel, packed by Brotli. `fetch` would unpack them. */
export const travelled = (url: string) =>
  new Promise<{ encoding: string | undefined; body: Buffer }>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br', 'user-agent': 'Mozilla/5.0' } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ encoding: answer.headers['content-encoding'], body: Buffer.concat(chunks) }),
      );
    }).on('error', reject);
  });
