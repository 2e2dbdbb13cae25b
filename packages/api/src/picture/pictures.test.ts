import { randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';

import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { forgetVisitors } from '../feedback/forgetVisitors.ts';
import type { Feedback } from '../feedback/contract.ts';
import { purge } from '../operator/purge.ts';
import type { StatsQuestion } from '../stats/contract.ts';
import { estimateShare } from '../stats/estimates.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { guest, type TestPerson } from '../test/people.ts';
import { sendAsVisitor } from '../test/sendAsVisitor.ts';
import { makeWorkspace, readAnswer, visitorsAnswer } from '../test/workspace.ts';

const fields = [{ type: 'rating' }, { type: 'picture', id: 'photo', label: 'Show us' }];

let api: TestApi;
let owner: TestPerson;
let stranger: TestPerson;
let slug: string;
let code: string;

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  api.clock.skewMs = 0;
  owner = await api.addPerson('owner');
  stranger = await api.addPerson('stranger');
  ({ slug, code } = await openForm(fields));
});
afterAll(() => api.close());

async function openForm(asked: readonly object[]) {
  const made = await makeWorkspace(api, owner);
  await readAnswer(api.as(owner).patch(`/form/${made.form.id}/`, { fields: asked }));
  await readAnswer(api.as(owner).post(`/code/${made.code.id}/publish/`, {}));
  return { slug: made.code.slug, code: made.code.id };
}

const photo = (width = 3_000, height = 1_500) =>
  sharp({ create: { width, height, channels: 3, background: '#0a6b5d' } });

/** A photograph of a phone: turned, and with the place where it was taken. */
const fromPhone = () =>
  photo()
    .withExif({
      IFD0: { Artist: 'planted' },
      IFD3: { GPSLatitude: '52/1 13/1 47/1', GPSLongitude: '21/1 0/1 42/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

async function send(bytes: Uint8Array, client: string = randomUUID(), to = slug) {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' }));
  const written = new Response(form);
  return api.fetch(`/api/survey/${to}/picture/?client_id=${client}`, {
    method: 'POST',
    headers: new Headers(written.headers),
    body: await written.arrayBuffer(),
  });
}

const submit = (client: string, picture: string) =>
  sendAsVisitor(
    api,
    slug,
    'submit',
    visitorsAnswer({ client_id: client, comment: '', rating: 3, answers: { photo: picture } }),
  );

/** An answer with a picture, and the path of the picture as the account reads it. */
async function leave() {
  const client = randomUUID();
  const { id } = await readAnswer<{ id: string }>(send(await fromPhone(), client));
  const { receipt } = await readAnswer<{ receipt: string }>(submit(client, id));
  return { client, id, receipt, path: `/picture/${id}/` };
}

const listed = async (query = '') =>
  (await readAnswer<{ results: Feedback[] }>(api.as(owner).get(`/feedback/?${query}`))).results;
const rows = () => api.database.selectFrom('picture').selectAll().execute();
const ownRows = async () => (await rows()).filter((row) => row.account_id === owner.accountId);

describe('a picture from a visitor', () => {
  it('is made anew: upright, smaller, without the place where it was taken', async () => {
    const original = await fromPhone();
    expect((await sharp(original).metadata()).exif?.includes('planted')).toBe(true);
    const { path } = await leave();
    const kept = Buffer.from(await (await api.as(owner).get(path)).arrayBuffer());
    const { width, height, format, exif, xmp, icc } = await sharp(kept).metadata();
    expect({ width, height, format, exif, xmp, icc }).toEqual({
      width: 800,
      height: 1_600,
      format: 'jpeg',
      exif: undefined,
      xmp: undefined,
      icc: undefined,
    });
    expect(kept.includes('planted')).toBe(false);
  });

  it('is stored within a megabyte, however much is on it', async () => {
    const noise = await sharp({
      create: {
        width: 1_800,
        height: 1_800,
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma: 90 },
      },
    })
      .jpeg({ quality: 90 })
      .toBuffer();
    expect(noise.byteLength).toBeGreaterThan(1_048_576);
    await readAnswer(send(noise));
    const [row] = await ownRows();
    expect(row?.bytes.byteLength).toBeLessThanOrEqual(1_048_576);
    expect(row).toMatchObject({ width: 1_600, height: 1_600, feedback_id: null });
  });

  it('is one picture when it is sent again for the same answer', async () => {
    const bytes = await fromPhone();
    const client = randomUUID();
    const ids = [];
    for (const each of [client, client.toUpperCase(), randomUUID()]) {
      ids.push((await readAnswer<{ id: string }>(send(bytes, each))).id);
    }
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).not.toBe(ids[0]);
    expect(await ownRows()).toHaveLength(2);
  });

  it('is a path in the list, in each file and in the filter of who sent one', async () => {
    const { id } = await leave();
    await readAnswer(sendAsVisitor(api, slug, 'submit', visitorsAnswer({ comment: 'Without' })));
    const value = `/api/picture/${id}/`;
    const [answer] = await listed('question=photo');
    expect(await listed('question=photo')).toHaveLength(1);
    expect(answer?.answers).toEqual({ photo: { type: 'picture', value } });
    const fileOf = async (format: string) => {
      const { url } = await readAnswer<{ url: string }>(
        api.as(owner).post(`/feedback/export/?file_format=${format}`),
      );
      return (await api.as(guest).get(url.replace('/api', ''))).text();
    };
    expect(await fileOf('csv')).toContain(value);
    expect(await fileOf('json')).toContain(value);
  });

  it('is counted: how many of those asked sent one', async () => {
    await leave();
    await readAnswer(sendAsVisitor(api, slug, 'submit', visitorsAnswer({ comment: 'Without' })));
    const found = await readAnswer<{ questions: StatsQuestion[] }>(
      api.as(owner).get(`/stats/questions/?code=${code}`),
    );
    expect(found.questions).toMatchObject([
      { field_id: 'photo', type: 'picture', asked: 2, answered: estimateShare(1, 2) },
    ]);
  });
});

describe('a picture is for its account alone', () => {
  it('is read by nobody else, and kept by no cache', async () => {
    const { path, receipt } = await leave();
    const response = await api.as(owner).get(path);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect((await api.as(stranger).get(path)).status).toBe(404);
    expect((await api.as(stranger).delete(path)).status).toBe(404);
    expect((await api.as(guest).get(path)).status).toBe(401);
    // Neither is it an image of a form, which everybody sees.
    expect((await api.as(guest).get(path.replace('picture', 'image'))).status).toBe(404);
    const sent = await (await api.as(guest).get(`/receipt/${receipt}/`)).text();
    expect(sent).toContain('"picture"');
    expect((await api.as(owner).get(path)).status).toBe(200);
  });

  it('is not there before its answer is, and goes after a day without one', async () => {
    const { id } = await readAnswer<{ id: string }>(send(await fromPhone()));
    expect((await api.as(owner).get(`/picture/${id}/`)).status).toBe(404);
    api.clock.skewMs = 23 * 3_600_000;
    await purge(api.tools);
    expect(await ownRows()).toHaveLength(1);
    api.clock.skewMs = 25 * 3_600_000;
    await purge(api.tools);
    expect(await ownRows()).toEqual([]);
  });

  it('belongs to one answer: another one cannot name it', async () => {
    const { id } = await leave();
    for (const picture of [id, randomUUID()]) {
      const refused = await submit(randomUUID(), picture);
      expect([refused.status, await refused.json()]).toEqual([
        400,
        { 'answers.photo': ['This picture cannot be read.'] },
      ]);
    }
    expect((await submit(randomUUID(), 'https://example.com/a.jpg')).status).toBe(400);
  });

  it('is removed by its account, and its answer stays; a late copy of it is the same answer', async () => {
    const { path, client, id } = await leave();
    expect((await api.as(owner).delete(path)).status).toBe(204);
    expect((await api.as(owner).get(path)).status).toBe(404);
    expect((await api.as(owner).delete(path)).status).toBe(404);
    const [answer] = await listed();
    expect(answer).toMatchObject({ rating: 3, answers: {} });
    await readAnswer(send(await fromPhone(), client));
    expect((await submit(client, id)).status).toBe(200);
    expect((await listed())[0]?.answers).toEqual({});
  });

  it('goes when its visitor erases the answer', async () => {
    const { receipt } = await leave();
    expect((await api.as(guest).delete(`/receipt/${receipt}/`)).status).toBe(204);
    expect(await ownRows()).toEqual([]);
  });

  it('goes when its visitor is forgotten', async () => {
    await leave();
    api.clock.skewMs = 31 * 86_400_000;
    await forgetVisitors({ ...api.tools, settings: { ...api.settings, personalDataDays: 30 } });
    expect(await ownRows()).toEqual([]);
    expect((await listed())[0]?.answers).toEqual({});
  });

  it('is unread while its answer is deleted, and goes with it for good', async () => {
    const { path } = await leave();
    const [answer] = await listed();
    const ids = [answer?.id];
    await readAnswer(api.as(owner).post('/feedback/bulk_delete/', { ids, confirm: 'DELETE' }));
    expect((await api.as(owner).get(path)).status).toBe(404);
    api.clock.skewMs = 32 * 86_400_000;
    await purge(api.tools);
    expect(await ownRows()).toEqual([]);
  });

  it('goes with its account', async () => {
    await leave();
    await api.database.deleteFrom('account').where('id', '=', owner.accountId).execute();
    expect(await ownRows()).toEqual([]);
  });
});

/** A PNG whose header says a size, and whose pixels are few. */
const pngOf = (width: number, height: number) => {
  const bytes = Buffer.alloc(60);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(bytes);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return Buffer.concat([bytes, deflateSync(Buffer.alloc(1_000))]);
};

/** The head of a JPEG with a frame of some size. */
const jpegOf = (width: number, height: number) => {
  const frame = Buffer.from('ffd8ffe000040000ffc0000b0800000000010111000000', 'hex');
  frame.writeUInt16BE(height, 13);
  frame.writeUInt16BE(width, 15);
  return frame;
};

describe('what is no picture', () => {
  it.each([
    { name: 'a PNG of 900 megapixels', bytes: pngOf(30_000, 30_000), status: 413 },
    { name: 'a PNG as long as numbers go', bytes: pngOf(2 ** 31 - 1, 2), status: 413 },
    { name: 'a JPEG of 4,000 megapixels', bytes: jpegOf(65_535, 65_535), status: 413 },
    { name: 'a PNG without a side', bytes: pngOf(0, 10), status: 400 },
    { name: 'a JPEG that ends in its head', bytes: Buffer.from('ffd8ffe0', 'hex'), status: 400 },
    {
      name: 'an SVG',
      bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      status: 400,
    },
    { name: 'a GIF', bytes: Buffer.from('GIF89a\u0001\0\u0001\0', 'latin1'), status: 400 },
    { name: 'nothing', bytes: Buffer.alloc(0), status: 400 },
  ])('is refused before a thread begins: $name', async ({ bytes, status }) => {
    const run = api.tools.workers.run;
    let ran = 0;
    api.tools.workers.run = ((...given: Parameters<typeof run>) => {
      ran += 1;
      return run(...given);
    }) as typeof run;
    const response = await send(bytes);
    api.tools.workers.run = run;
    expect([response.status, ran]).toEqual([status, 0]);
    const { file } = (await response.json()) as { file: string[] };
    expect(file).toHaveLength(1);
  });

  it('is refused by the thread where the head is right and the rest is not, which stays well', async () => {
    const whole = await fromPhone();
    const broken = [whole.subarray(0, whole.byteLength / 2), jpegOf(40, 40), pngOf(40, 40)];
    for (const bytes of broken) {
      const response = await send(bytes);
      expect([response.status, await response.json()]).toEqual([
        400,
        { file: ['This picture cannot be read.'] },
      ]);
    }
    expect((await send(whole)).status).toBe(201);
  });

  it('loses what hangs on its end', async () => {
    const payload = '<script>alert("planted")</script>';
    const client = randomUUID();
    const bytes = Buffer.concat([await fromPhone(), Buffer.from(payload)]);
    const { id } = await readAnswer<{ id: string }>(send(bytes, client));
    await readAnswer(submit(client, id));
    const kept = await (await api.as(owner).get(`/picture/${id}/`)).arrayBuffer();
    expect(Buffer.from(kept).includes('planted')).toBe(false);
  });

  it('is refused from the first byte that is too many', async () => {
    const filled = (bytes: number) => Buffer.concat([jpegOf(40, 40), Buffer.alloc(bytes - 23)]);
    expect((await send(filled(10_485_760))).status).toBe(400);
    expect((await send(filled(10_485_761))).status).toBe(413);
  });

  it('has no place where no form asks for one', async () => {
    const other = await openForm([{ type: 'rating' }]);
    expect((await send(await fromPhone(), randomUUID(), other.slug)).status).toBe(404);
    expect((await send(await fromPhone(), randomUUID(), 'AAAAAAAAAA')).status).toBe(404);
  });
});
