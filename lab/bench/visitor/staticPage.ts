import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { serveFiles } from './serveFiles.ts';

const stars = Array.from(
  { length: 10 },
  (_, index) =>
    `<label><input type="radio" name="rating" value="${index + 1}">${index + 1}</label>`,
).join(' ');

/** The least a form can be: HTML alone, no style, no script. The filling is never drawn. */
const bare = (filling: string) =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<link rel="icon" href="data:,"><title>How was it?</title></head>',
    `<body><form method="post"><h1>How was it?</h1><p>${stars}</p>`,
    '<p><label>Tell us more <textarea name="comment"></textarea></label></p>',
    '<p><label>Your name <input name="name"></label></p>',
    '<p><label>Your email <input type="email" name="email"></label></p>',
    `<button>Send</button></form><!--${filling}--></body></html>`,
  ].join('');

/** A static file with the same four fields that weighs as much as the page it stands beside. */
export async function startStaticPage(bytes: number) {
  // Random data does not compress: four base64 characters take three bytes.
  const random = randomBytes(bytes).toString('base64');
  let length = bytes;
  while (brotliCompressSync(bare(random.slice(0, length))).length < bytes) length += 16;

  const folder = mkdtempSync(join(tmpdir(), 'hearback-bench-static-'));
  writeFileSync(join(folder, 'index.html'), bare(random.slice(0, length)));
  writeFileSync(join(folder, 'empty.html'), '<!doctype html><link rel="icon" href="data:,">');
  const server = await serveFiles(folder, () => undefined);
  return {
    url: server.url,
    emptyUrl: `${server.url}empty.html`,
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
