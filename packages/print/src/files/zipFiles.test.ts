import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';

import { zipFiles } from './zipFiles.ts';

async function* filesOf(...names: string[]) {
  for (const name of names) yield { name, content: new Blob([`This is ${name}.`]) };
}

const unpack = async (archive: Blob) =>
  Object.fromEntries(
    Object.entries(unzipSync(new Uint8Array(await archive.arrayBuffer()))).map(([name, bytes]) => [
      name,
      new TextDecoder().decode(bytes),
    ]),
  );

it('keeps every file, packed or not', async () => {
  expect(await unpack(await zipFiles(filesOf('Stół żółty.svg', 'table.png')))).toEqual({
    'Stół żółty.svg': 'This is Stół żółty.svg.',
    'table.png': 'This is table.png.',
  });
});

it('tells files apart that would have one name', async () => {
  expect(Object.keys(await unpack(await zipFiles(filesOf('a.svg', 'A.svg', 'a.svg'))))).toEqual([
    'a.svg',
    'A (2).svg',
    'a (3).svg',
  ]);
});

it('fails when a file cannot be made', async () => {
  async function* broken() {
    yield { name: 'a.svg', content: new Blob(['a']) };
    throw new Error('No font.');
  }
  await expect(zipFiles(broken())).rejects.toThrow('No font.');
});
