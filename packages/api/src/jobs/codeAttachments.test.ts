import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import type { Attachment } from '../mail/letter.ts';
import { createMailer } from '../mail/mailer.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { freePort } from '../test/openMailRoom.ts';
import type { TestPerson } from '../test/people.ts';
import { startSmtp } from '../test/startSmtp.ts';
import { makeWorkspace, readAnswer } from '../test/workspace.ts';
import { PostponedError } from '../workers/PostponedError.ts';
import { chooseAttachments } from './codeAttachments.ts';

let api: TestApi;
let owner: TestPerson;

beforeAll(async () => {
  api = await createTestApi({ settings: { publicOrigin: 'https://cafe.example' } });
  owner = await api.addPerson('owner');
});
afterAll(() => api.close());

const publish = (id: string) =>
  readAnswer(api.as(owner).post(`/code/${id}/publish/`, { email_copy: true }));

/** What a phone reads on a picture, with a reader that did not draw it. */
async function readCode(picture: Uint8Array): Promise<string> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ ...info, data: new Uint8Array(data) }, { timeLimit: 5_000 });
}

const byEnding = (attachments: readonly Attachment[] = []) =>
  Object.fromEntries(
    attachments.map(({ filename, content }) => [filename.split('.').at(-1), content]),
  );

it('goes out once with SVG, PDF and PNG that scan, in the style of the code, through SMTP too', async () => {
  const { code } = await makeWorkspace(api, owner);
  await readAnswer(
    api.as(owner).patch(`/code/${code.id}/`, { name: 'Łódź 1', style: { color: '#123456' } }),
  );
  await publish(code.id);
  const again = [...api.jobs];
  const [letter] = await api.runJobs();
  if (!letter) throw new Error('No letter went out.');

  expect(letter.attachments?.map(({ filename }) => filename)).toEqual([
    'lodz-1.pdf',
    'lodz-1.svg',
    'lodz-1.png',
  ]);
  const { svg = new Uint8Array(), pdf, png = new Uint8Array() } = byEnding(letter.attachments);
  const payload = `HTTPS://CAFE.EXAMPLE/R/${code.slug}`;
  expect(await readCode(png)).toBe(payload);
  expect(await readCode(svg)).toBe(payload);
  expect(Buffer.from(svg).toString()).toContain('#123456');
  expect(Buffer.from(pdf ?? []).toString('latin1', 0, 5)).toBe('%PDF-');
  // An A6 card at 300 dots to the inch.
  expect(await sharp(png).metadata()).toMatchObject({ width: 1240, height: 1748, density: 300 });

  api.jobs.push(...again);
  expect(await api.runJobs()).toEqual([]);

  const port = await freePort();
  const server = await startSmtp(port);
  const mailer = createMailer({ ...api.settings, smtpUrl: `smtp://127.0.0.1:${port}` });
  await mailer.send(letter);
  mailer.close();
  await server.stop();
  const received = server.received[0];
  // The print stands in the letter, and is a file as well.
  expect(received?.html).toContain('src="cid:code" alt="Łódź 1"');
  const files = received?.attachments.map(({ filename, mimeType, content, ...file }) => ({
    filename,
    contentType: mimeType,
    content: Buffer.from(content as ArrayBuffer),
    cid: file.contentId?.slice(1, -1),
    disposition: file.disposition,
  }));
  const [pdfFile, svgFile, pngFile] = (letter.attachments ?? []).map((file) => ({
    cid: undefined,
    ...file,
    content: Buffer.from(file.content),
    disposition: 'attachment',
  }));
  expect(pngFile?.cid).toBe('code');
  expect(files).toEqual([pngFile, pdfFile, svgFile]);
});

it('names the sheet that is too large for a PNG, and sends the rest', async () => {
  const { code, frame } = await makeWorkspace(api, owner);
  await readAnswer(
    api.as(owner).patch(`/frame/${frame.id}/`, { size: { width_mm: 1_000, height_mm: 1_000 } }),
  );
  await publish(code.id);
  const [letter] = await api.runJobs();

  expect(Object.keys(byEnding(letter?.attachments))).toEqual(['pdf', 'svg']);
  expect(letter?.text).toContain('left out: PNG.');
});

it('still tells of a code whose frame is gone by now', async () => {
  const { code, frame } = await makeWorkspace(api, owner);
  await publish(code.id);
  await api.as(owner).delete(`/frame/${frame.id}/`);
  const [letter] = await api.runJobs();

  expect(letter?.attachments).toEqual([]);
  expect(letter?.text).not.toContain('comes with this letter');
});

it('goes out without the files that cannot be drawn in time', async () => {
  const { code } = await makeWorkspace(api, owner);
  await publish(code.id);
  const error = new Error('drawCodeFiles took more than 60 seconds.');
  vi.spyOn(api.tools.workers, 'run').mockRejectedValueOnce(error);
  const [letter] = await api.runJobs();

  expect(letter?.attachments).toEqual([]);
  expect(letter?.text).toContain('left out: PDF, SVG, and PNG.');
});

it('is tried again where there was no thread for its files', async () => {
  const { code } = await makeWorkspace(api, owner);
  await publish(code.id);
  const asked = [...api.jobs];
  vi.spyOn(api.tools.workers, 'run').mockRejectedValueOnce(new PostponedError('Too much waits.'));
  await expect(api.runJobs()).rejects.toThrow('Too much waits.');

  api.jobs.push(...asked);
  const [letter] = await api.runJobs();
  expect(letter?.attachments).toHaveLength(3);
});

const file = (kind: 'SVG' | 'PDF' | 'PNG', bytes: number) => ({
  kind,
  filename: kind,
  contentType: '',
  content: new Uint8Array(bytes),
});

it.each([
  { sizes: [3, 3, 4], keeps: ['PDF', 'SVG', 'PNG'], leftOut: [] },
  { sizes: [3, 3, 5], keeps: ['PDF', 'SVG'], leftOut: ['PNG'] },
  { sizes: [9, 3, 1], keeps: ['PDF'], leftOut: ['PNG', 'SVG'] },
  { sizes: [11, 1, 1], keeps: [], leftOut: ['PNG', 'SVG', 'PDF'] },
])('keeps $keeps of PDF, SVG and PNG of $sizes where 10 fit', ({ sizes, keeps, leftOut }) => {
  const [pdf = 0, svg = 0, png = 0] = sizes;
  const files = [file('PDF', pdf), file('SVG', svg), file('PNG', png)];
  const chosen = chooseAttachments(files, 10);

  expect(chosen.attachments.map(({ filename }) => filename)).toEqual(keeps);
  expect(chosen.leftOut).toEqual(leftOut);
});
