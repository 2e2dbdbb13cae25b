import { expect, it } from 'vitest';

import { readCodesFile, writeCodesFile } from './readCodesFile';

const read = (text: string) => readCodesFile(new Blob([text]));
const row = (changes: object) => ({
  line: 2,
  name: 'Table 1',
  description: '',
  location: 'Rynek',
  form: '',
  frame: '',
  tags: '',
  ...changes,
});

it.each([
  ['commas', 'name,location\nTable 1,Rynek\n'],
  ['semicolons and a byte order mark', '\uFEFFname;location\r\nTable 1;Rynek\r\n'],
  ['tabs', 'name\tlocation\nTable 1\tRynek'],
  ['another order and letter case', 'Location,NAME,colour\nRynek, Table 1 ,red\n\n'],
  ['Polish headings', 'Nazwa;Lokalizacja;Tagi\nTable 1;Rynek;\n'],
])('reads %s', async (_, text) => {
  expect(await read(text)).toEqual({ rows: [row({})] });
});

it('reads quotes with delimiters and line ends in them, and counts rows as a spreadsheet does', async () => {
  const text =
    'name,description,location,form,frame\n"Bar, left","Say ""hi""\nand go",Łódź,Lunch,Card\n\nTable 2,,Rynek,,\n';
  expect(await read(text)).toEqual({
    rows: [
      {
        line: 2,
        name: 'Bar, left',
        description: 'Say "hi"\nand go',
        location: 'Łódź',
        form: 'Lunch',
        frame: 'Card',
        tags: '',
      },
      row({ line: 4, name: 'Table 2' }),
    ],
  });
});

it.each([
  ['a file without names', 'location\nRynek', { kind: 'no_column', column: 'name' }],
  ['a file without locations', 'name\nTable 1', { kind: 'no_column', column: 'location' }],
  ['a file without rows', 'name,location\n,\n', { kind: 'no_rows' }],
  ['quotes that do not end', 'name,location\n"Table 1,Rynek', { kind: 'quotes', line: 2 }],
  [
    'more rows than go together',
    `name,location\n${'Table,Rynek\n'.repeat(201)}`,
    { kind: 'too_many' },
  ],
  ['a very large file', 'x'.repeat(1_000_001), { kind: 'too_large' }],
])('refuses %s', async (_, text, issue) => {
  expect(await read(text)).toEqual({ issue });
});

it('refuses what is no UTF-8 rather than mangling names', async () => {
  const latin = new Uint8Array([...new TextEncoder().encode('name,location\nCaf'), 0xe9]);
  expect(await readCodesFile(new Blob([latin]))).toEqual({ issue: { kind: 'not_text' } });
});

it('reads the file that it writes for filling in', async () => {
  const example = {
    name: 'Table 1',
    description: 'By the window, left',
    location: 'Rynek',
    form: 'Lunch',
    frame: 'Card',
    tags: 'North, Window',
  };
  expect(await readCodesFile(await writeCodesFile(example))).toEqual({
    rows: [{ line: 2, ...example }],
  });
});
