import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import type { TestPerson } from '../test/people.ts';
import { makeOpenWorkspace, readAnswer } from '../test/workspace.ts';
import type { Code } from './contract.ts';

const hasPrograms = ['pdfinfo', 'pdftotext', 'pdftoppm', 'zbarimg', 'rsvg-convert'].every((name) =>
  existsSync(`/usr/bin/${name}`),
);
const ask = (program: string, ...asked: string[]) =>
  execFileSync(`/usr/bin/${program}`, asked, { encoding: 'utf8' });

let api: TestApi;
let owner: TestPerson;
let frame: string;
let codes: Code[];
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'prints-'));
  api = await createTestApi();
  owner = await api.addPerson('owner');
  const { code } = await makeOpenWorkspace(api, owner);
  const as = api.as(owner);
  const named = await readAnswer<{ id: string }>(
    as.post('/frame/', {
      name: 'Named',
      size: { width_mm: 60, height_mm: 80, bleed_mm: 2 },
      content: [
        { type: 'text', text: '{number} {code} {place}', x_mm: 5, y_mm: 4, width_mm: 50 },
        { type: 'code', x_mm: 10, y_mm: 20, width_mm: 40 },
      ],
    }),
  );
  frame = named.id;
  const { codes: added } = await readAnswer<{ codes: Code[] }>(
    as.post('/code/bulk_create/', {
      id: crypto.randomUUID(),
      rows: ['A', 'B', 'C'].map((name) => ({
        name: `Table ${name}`,
        site: code.site,
        form: code.form,
        frame,
      })),
    }),
  );
  codes = added;
  for (const { id } of codes.slice(0, 2)) await as.post(`/code/${id}/publish/`, {});
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await api.close();
});

const save = async (path: string, name: string) => {
  const answer = await api.as(owner).get(path);
  expect(answer.status).toBe(200);
  const file = join(folder, name);
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  return { file, type: answer.headers.get('content-type') };
};
const idsOf = (list: readonly Code[]) => list.map(({ id }) => id).join(',');

describe.skipIf(!hasPrograms)('prints, read by other programs', { timeout: 120_000 }, () => {
  it.each([
    ['pdf', 'application/pdf'],
    ['svg', 'image/svg+xml'],
    ['png', 'image/png'],
  ])('has the code and its name in a frame as %s', async (format, mediaType) => {
    const [code] = codes;
    const { file, type } = await save(
      `/frame/${frame}/print/?file_format=${format}&code=${code?.id}`,
      `card.${format}`,
    );
    expect(type).toBe(mediaType);
    if (format === 'pdf') {
      ask('pdftoppm', '-r', '300', '-png', '-singlefile', file, `${file}.read`);
      expect(ask('pdftotext', file, '-')).toContain('1 Table A Old Town');
    }
    if (format === 'svg')
      ask('rsvg-convert', '--dpi-x=300', '--dpi-y=300', '-o', `${file}.read.png`, file);
    const picture = format === 'png' ? file : `${file}.read.png`;
    expect(ask('zbarimg', '-q', '--nodbus', '--raw', picture).trim()).toBe(
      code?.short_url.toUpperCase(),
    );
  });

  it('makes a PDF/X-4 for a printing house', async () => {
    const { file } = await save(`/frame/${frame}/print/?press=true&bleed=true`, 'press.pdf');
    expect(ask('pdfinfo', '-meta', file)).toContain('PDF/X-4');
    const { file: plain } = await save(`/frame/${frame}/print/?bleed=true`, 'plain.pdf');
    expect(ask('pdfinfo', '-meta', plain)).not.toContain('PDF/X-4');
  });

  it('makes commands for a receipt printer', async () => {
    const answer = await api.as(owner).get(`/frame/${frame}/print/?file_format=receipt58`);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="named.bin"');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 5)]).toEqual([0x1b, 0x40, 0x1d, 0x76, 0x30]);
  });

  it('lays codes on labels in the order that was asked for, and marks a draft as a proof', async () => {
    const reversed = codes.toReversed();
    const { file } = await save(
      `/code/print_sheet/?ids=${idsOf(reversed)}&sheet=a4x8&start_at=2`,
      'labels.pdf',
    );
    expect(ask('pdfinfo', file)).toMatch(/Pages:\s+1[^]*A4/);
    const words = ask('pdftotext', '-layout', file, '-');
    expect(words.match(/\d Table \w/g)?.toSorted()).toEqual([
      '1 Table C',
      '2 Table B',
      '3 Table A',
    ]);
    expect(words.match(/Proof: this code does not work yet/g)).toHaveLength(1);
    ask('pdftoppm', '-r', '300', '-png', '-singlefile', file, `${file}.read`);
    const read = ask('zbarimg', '-q', '--nodbus', '--raw', `${file}.read.png`).trim().split('\n');
    expect(read.toSorted()).toEqual(codes.map((code) => code.short_url.toUpperCase()).toSorted());
  });

  it('prints a sample as a proof where no code is named', async () => {
    const { file } = await save(`/frame/${frame}/print/`, 'sample.pdf');
    const words = ask('pdftotext', file, '-');
    expect(words).toContain('Proof: this code does not work yet');
    expect(words).toContain('12 Table 12');
  });
});

it.each([
  ['a format that there is not', () => `/frame/${frame}/print/?file_format=gif`, 'file_format'],
  ['a code that is not there', () => `/frame/${frame}/print/?code=${frame}`, 'code'],
  ['a sheet that is too small', () => `/frame/${frame}/print/?sheet=a4&gutter=99`, 'gutter'],
  ['no codes', () => '/code/print_sheet/', 'ids'],
  ['codes that are not there', () => `/code/print_sheet/?ids=${frame}`, 'ids'],
  [
    'too many pages',
    () =>
      `/code/print_sheet/?ids=${Array(6)
        .fill(idsOf(codes.slice(0, 1)))
        .join(',')}&copies=100`,
    'copies',
  ],
])('refuses %s', async (_, path, field) => {
  const answer = await api.as(owner).get(path());
  expect(answer.status).toBe(400);
  expect(await answer.json()).toHaveProperty(field);
});

it('has no frame of somebody else', async () => {
  const stranger = await api.addPerson('stranger');
  expect((await api.as(stranger).get(`/frame/${frame}/print/`)).status).toBe(404);
  expect((await api.as(stranger).get(`/code/print_sheet/?ids=${idsOf(codes)}`)).status).toBe(400);
});
