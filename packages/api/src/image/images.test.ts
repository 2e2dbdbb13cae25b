import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { guest, type TestPerson } from '../test/people.ts';
import { readAnswer } from '../test/workspace.ts';
import { newId } from '../tools/ids.ts';

let api: TestApi;
let owner: TestPerson;

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.addPerson('owner');
});
afterAll(() => api.close());

interface Uploaded {
  id: string;
  url: string;
  width: number;
  height: number;
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a6b5d' } });

const upload = async (bytes: Uint8Array, name = 'logo.png', person = owner) => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
  // Written out first, as it comes over the wire: a body that is refused half way is not read on.
  const written = new Response(form);
  const headers = new Headers(written.headers);
  if (person.access !== undefined) headers.set('Authorization', `Bearer ${person.access}`);
  return api.fetch('/api/image/', { method: 'POST', headers, body: await written.arrayBuffer() });
};

describe('a picture', () => {
  it('is made at most 200 pixels high and shown to everyone', async () => {
    const uploaded = await readAnswer<Uploaded>(upload(await picture(1_200, 600).png().toBuffer()));
    expect(uploaded).toMatchObject({ width: 400, height: 200, url: `/api/image/${uploaded.id}/` });

    const response = await api.as(guest).get(`/image/${uploaded.id}/`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const shown = await sharp(await response.arrayBuffer()).metadata();
    expect(shown).toMatchObject({ format: 'png', width: 400, height: 200 });
  });

  it('is what its bytes are, not what its name says', async () => {
    const { id } = await readAnswer<Uploaded>(
      upload(await picture(10, 10).png().toBuffer(), 'photo.jpg'),
    );
    const response = await api.as(guest).get(`/image/${id}/`);
    expect(response.headers.get('Content-Type')).toBe('image/png');
  });

  it('loses what a camera wrote beside it, and whatever hangs on its end', async () => {
    const bytes = await picture(40, 20)
      .withExif({ IFD0: { Artist: 'Secret Person' } })
      .jpeg()
      .toBuffer();
    const { id } = await readAnswer<Uploaded>(
      upload(Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')]), 'a.jpg'),
    );
    const kept = Buffer.from(await (await api.as(guest).get(`/image/${id}/`)).arrayBuffer());
    expect(kept.includes('Secret Person')).toBe(false);
    expect(kept.includes('script')).toBe(false);
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
  });

  it('of 2 MB is refused as too large', async () => {
    const response = await upload(Buffer.alloc(2_000_000, 1));
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({
      file: ['too_large'],
      detail: 'The picture you uploaded is too large!',
      code: 'too_large',
    });
  });

  it('of exactly 1 MB, which is 2^20 bytes, is taken, and one more byte is too large', async () => {
    const bytes = await picture(40, 20).png().toBuffer();
    const filledTo = (length: number) =>
      Buffer.concat([bytes, Buffer.alloc(length - bytes.byteLength)]);
    expect((await upload(filledTo(1_048_576))).status).toBe(201);
    expect((await upload(filledTo(1_048_577))).status).toBe(413);
  });

  it('has an address that nobody can guess from others', async () => {
    const bytes = await picture(10, 10).png().toBuffer();
    const first = await readAnswer<Uploaded>(upload(bytes));
    const second = await readAnswer<Uploaded>(upload(bytes));
    for (const { id } of [first, second]) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    expect(first.id.slice(0, 8)).not.toBe(second.id.slice(0, 8));
  });

  it('keeps the address that it was given before', async () => {
    const { id } = await readAnswer<Uploaded>(upload(await picture(10, 10).png().toBuffer()));
    const earlier = newId();
    await api.database.updateTable('image').set({ id: earlier }).where('id', '=', id).execute();
    expect((await api.as(guest).get(`/image/${earlier}/`)).status).toBe(200);
    expect((await api.as(guest).get(`/image/${id}/`)).status).toBe(404);
  });

  it('with too many pixels is refused, however few bytes it has', async () => {
    const bomb = await picture(6_000, 5_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.byteLength).toBeLessThan(1_000_000);
    expect((await upload(bomb)).status).toBe(413);
  });

  it.each([
    {
      name: 'an SVG',
      bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      sentence: 'Use a png, jpg or jpeg picture.',
    },
    { name: 'a GIF', bytes: Buffer.from('GIF89a'), sentence: 'Use a png, jpg or jpeg picture.' },
    {
      name: 'half a PNG',
      bytes: Buffer.from('89504e470d0a1a0a00000000', 'hex'),
      sentence: 'This picture cannot be read.',
    },
  ])('that is $name is refused', async ({ bytes, sentence }) => {
    const response = await upload(bytes);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ file: [sentence] });
  });

  it('must be in the form, and the form must be one', async () => {
    const empty = await api.as(owner).post('/image/', new FormData());
    expect(empty.status).toBe(400);
    expect(await empty.json()).toEqual({ file: ['This field is required.'] });
    expect((await api.as(owner).post('/image/', { file: 'x' })).status).toBe(415);
  });

  it('that nobody uploaded is not found', async () => {
    expect((await api.as(guest).get(`/image/${crypto.randomUUID()}/`)).status).toBe(404);
    expect((await api.as(guest).get('/image/nonsense/')).status).toBe(404);
  });

  it('is not taken from guests', async () => {
    const bytes = await picture(10, 10).png().toBuffer();
    expect((await upload(bytes, 'logo.png', guest)).status).toBe(401);
  });
});
