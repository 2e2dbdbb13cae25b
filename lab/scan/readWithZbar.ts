import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Raster } from '@hearback/print/files';

/** A picture in shades of grey, as the simplest file there is: portable graymap. */
function toGraymap({ width, height, data }: Raster): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + width * height);
  file.set(head);
  for (let index = 0; index < width * height; index += 1) {
    file[head.length + index] = data[index * 4] ?? 0;
  }
  return file;
}

const folder = mkdtempSync(join(tmpdir(), 'hearback-scan-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
let files = 0;

/** Reads a picture with Debian's zbarimg: returns the text of each code. */
export function readWithZbar(image: Raster): Promise<string[]> {
  files += 1;
  const file = join(folder, `${files}.pgm`);
  writeFileSync(file, toGraymap(image));
  const only = ['-Sdisable', '-Sqrcode.enable'];
  return new Promise((resolve, reject) => {
    execFile('zbarimg', ['--quiet', '--raw', ...only, file], (error, stdout) => {
      rmSync(file);
      // 4 says that there is no code in the picture.
      if (error && error.code !== 4) reject(new Error('zbarimg failed.', { cause: error }));
      else resolve(stdout.split('\n').filter((line) => line !== ''));
    });
  });
}
