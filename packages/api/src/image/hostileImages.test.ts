import { crc32, deflateSync } from 'node:zlib';

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { guest, type TestPerson } from '../test/people.ts';

let api: TestApi;
let owner: TestPerson;
beforeAll(async () => {
  api = await createTestApi();
  owner = await api.addPerson('owner');
});
afterAll(() => api.close());

/** Twenty, decoded side by side, would take 1,400 MB. */
const atOnce = process.env['SECURITY_ALL'] ? 20 : 3;

/** What must not come out again. */
const payload = '<script>alert("planted")</script>';

const upload = async (bytes: Uint8Array, name = 'logo.png') => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
  const written = new Response(form);
  const headers = new Headers(written.headers);
  headers.set('Authorization', `Bearer ${owner.access}`);
  return api.fetch('/api/image/', { method: 'POST', headers, body: await written.arrayBuffer() });
};

/** What is shown of a picture that was taken in. */
const shown = async (answer: Response): Promise<Buffer> => {
  expect(answer.status).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  return Buffer.from(await (await api.as(guest).get(`/image/${id}/`)).arrayBuffer());
};

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.byteLength, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** A grey PNG made by hand, with chunks that no program would write. */
function pngOf(width: number, height: number, more: readonly Buffer[] = [], rows?: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const pixels = rows ?? deflateSync(Buffer.alloc((width + 1) * height));
  const chunks = [chunk('IHDR', head), ...more, chunk('IDAT', pixels), chunk('IEND', Buffer.of())];
  return Buffer.concat([signature, ...chunks]);
}

const square = () =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: '#0a6b5d' } });

const memory = () => process.memoryUsage().rss / 1_048_576;

describe('a picture that is a bomb', () => {
  const few = deflateSync(Buffer.alloc(1_000));

  it.each([
    { name: '200 megapixels', bytes: pngOf(20_000, 10_000, [], few) },
    { name: '900 megapixels', bytes: pngOf(30_000, 30_000, [], few) },
    { name: 'a side as long as numbers go', bytes: pngOf(2 ** 31 - 1, 1, [], few) },
    { name: 'no side at all', bytes: pngOf(0, 0, [], few) },
    { name: 'fewer rows than it says', bytes: pngOf(4_000, 4_000, [], few) },
  ])('is refused, and takes no memory: $name', async ({ bytes }) => {
    const before = memory();
    const { status } = await upload(bytes);
    expect([400, 413]).toContain(status);
    expect(memory() - before).toBeLessThan(500);
  });

  it.each([
    { type: 'zTXt', before: 'Comment\0\0' },
    { type: 'iTXt', before: 'Comment\0\u0001\0\0\0' },
  ])('is taken in without the words that are packed in it: $type', async ({ type, before }) => {
    const packed = Buffer.concat([Buffer.from(before), deflateSync(Buffer.alloc(8_000_000, 'a'))]);
    const bytes = pngOf(40, 40, Array<Buffer>(100).fill(chunk(type, packed)));
    expect(bytes.byteLength).toBeLessThan(1_048_576);
    const held = memory();
    expect((await shown(await upload(bytes))).byteLength).toBeLessThan(10_000);
    // Unpacked they take 2,400 MB.
    expect(memory() - held).toBeLessThan(500);
  });

  it('is made small when it is one pixel wide and very high', async () => {
    const { width, height } = await sharp(await shown(await upload(pngOf(1, 40_000)))).metadata();
    expect(width).toBeLessThanOrEqual(200);
    expect(height).toBeLessThanOrEqual(200);
  });

  it('waits for its turn where many come at once', async () => {
    const large = await sharp({
      create: { width: 4_900, height: 5_000, channels: 3, background: '#ffffff' },
    })
      .png()
      .toBuffer();
    const before = memory();
    const answers = await Promise.all(Array.from({ length: atOnce }, () => upload(large)));
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([201]);
    expect(memory() - before).toBeLessThan(500);
  });
});

describe('a picture that is something else as well', () => {
  it.each([
    { name: 'SVG', text: `<svg xmlns="http://www.w3.org/2000/svg">${payload}</svg>` },
    { name: 'SVG after a declaration', text: `<?xml version="1.0"?><svg>${payload}</svg>` },
    { name: 'HTML', text: `<!doctype html>${payload}` },
    { name: 'a GIF', text: 'GIF89a\u0001\0\u0001\0\0\0\0;' },
    { name: 'a PDF', text: '%PDF-1.4' },
    { name: 'nothing', text: '' },
  ])('is refused under the name of a PNG: $name', async ({ text }) => {
    expect((await upload(Buffer.from(text, 'latin1'))).status).toBe(400);
  });

  it('is refused as WebP, which nobody asked for', async () => {
    expect((await upload(await square().webp().toBuffer())).status).toBe(400);
  });

  it.each(['tEXt', 'iTXt', 'eXIf', 'iCCP', 'juNk'])('loses what is in %s', async (type) => {
    const bytes = pngOf(40, 40, [chunk(type, Buffer.from(`Comment\0${payload}`))]);
    expect(bytes.includes('planted')).toBe(true);
    expect((await shown(await upload(bytes))).includes('planted')).toBe(false);
  });

  it('loses what hangs on its end, and what is in its pixels’ packing', async () => {
    const bytes = Buffer.concat([await square().png().toBuffer(), Buffer.from(payload)]);
    expect((await shown(await upload(bytes))).includes('planted')).toBe(false);
    const rows = Buffer.concat([deflateSync(Buffer.alloc(41 * 40)), Buffer.from(payload)]);
    const answer = await upload(pngOf(40, 40, [], rows));
    if (answer.status === 201) expect((await shown(answer)).includes('planted')).toBe(false);
    else expect(answer.status).toBe(400);
  });

  it('loses where it was taken', async () => {
    const bytes = await square()
      .withExif({
        IFD0: { Artist: 'planted', Copyright: 'planted' },
        IFD3: { GPSLatitude: '52/1 13/1 47/1', GPSLongitude: '21/1 0/1 42/1' },
      })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif?.includes('planted')).toBe(true);
    const kept = await shown(await upload(bytes, 'a.jpg'));
    expect(kept.includes('planted')).toBe(false);
    const { exif, xmp, iptc } = await sharp(kept).metadata();
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
  });

  it('is refused where it ends in the middle', async () => {
    const whole = await square().jpeg().toBuffer();
    expect((await upload(whole.subarray(0, whole.byteLength / 2), 'a.jpg')).status).toBe(400);
  });
});

it('is refused by its bytes from the first that is too many', async () => {
  const filled = (bytes: number) =>
    pngOf(40, 40, [chunk('juNk', Buffer.alloc(bytes - pngOf(40, 40).byteLength - 12))]);
  const most = filled(1_048_576);
  expect(most.byteLength).toBe(1_048_576);
  expect((await upload(most)).status).toBe(201);
  expect((await upload(filled(1_048_577))).status).toBe(413);
});
