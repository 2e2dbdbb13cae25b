import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Frame } from './contract.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { guest, type TestPerson } from '../test/people.ts';
import { cafeFrame, makeOpenWorkspace, makeWorkspace, readAnswer } from '../test/workspace.ts';
import { imagesSql } from '../image/images.sql.ts';

let api: TestApi;
let owner: TestPerson;
let stranger: TestPerson;

beforeAll(async () => {
  api = await createTestApi();
  stranger = await api.addPerson('stranger');
});
beforeEach(async () => {
  owner = await api.addPerson('owner');
});
afterAll(() => api.close());

const picture = { width: 1, height: 1 };

const addPicture = async ({ accountId }: TestPerson) => {
  const id = crypto.randomUUID();
  const image = { ...picture, media_type: 'image/png', bytes: new Uint8Array([1]) } as const;
  await imagesSql.insert(api.store.db, accountId, id, image, new Date());
  return { ...picture, id, url: `/api/image/${id}/` };
};

const pictured = (image: object) => ({
  ...cafeFrame,
  content: [
    { type: 'logo', x_mm: 5, y_mm: 5, width_mm: 20, height_mm: 20, image },
    { ...cafeFrame.content[1], level: 'H', logo: image },
  ],
});

describe('frames', () => {
  it('keeps a frame and knows whether the code has its place', async () => {
    const frame = await readAnswer<Frame>(api.as(owner).post('/frame/', cafeFrame));
    expect(frame).toMatchObject({ name: 'Table card', size: cafeFrame.size, has_qr: true });
    const bare = await readAnswer<Frame>(
      api.as(owner).patch(`/frame/${frame.id}/`, { content: [] }),
    );
    expect(bare).toMatchObject({ name: 'Table card', has_qr: false, content: [] });
  });

  it.each([
    { wrong: { name: '' }, answer: { name: ['This field is required.'] } },
    {
      wrong: { content: [cafeFrame.content[1], cafeFrame.content[1]] },
      answer: { content: ['A frame has room for one code only.'] },
    },
    {
      wrong: { content: [{ type: 'code', x_mm: 0, y_mm: 0, width_mm: -4 }] },
      answer: { 'content.0.width_mm': ['This number is out of range.'] },
    },
  ])('refuses $wrong', async ({ wrong, answer }) => {
    const response = await api.as(owner).post('/frame/', { ...cafeFrame, ...wrong });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual(answer);
  });

  it('refuses pictures that are not there, are of others or are said to be elsewhere', async () => {
    const [own, theirs, gone] = [
      await addPicture(owner),
      await addPicture(stranger),
      { ...picture, id: crypto.randomUUID(), url: '' },
    ];
    const elsewhere = { ...own, url: theirs.url };
    const as = api.as(owner);
    const frame = await readAnswer<Frame>(as.post('/frame/', pictured(own)));
    for (const wrong of [theirs, { ...gone, url: `/api/image/${gone.id}/` }, elsewhere]) {
      for (const response of [
        await as.post('/frame/', pictured(wrong)),
        await as.put(`/frame/${frame.id}/`, pictured(wrong)),
        await as.patch(`/frame/${frame.id}/`, { content: pictured(wrong).content }),
      ]) {
        expect(response.status).toBe(400);
        expect(await response.json()).toEqual({
          'content.0.image': ['There is no such object.'],
          'content.1.logo': ['There is no such object.'],
        });
      }
    }
  });

  it('stays fit to be saved, copied and added twice when a picture of it is gone', async () => {
    const as = api.as(owner);
    const own = await addPicture(owner);
    const body = { ...pictured(own), id: crypto.randomUUID() };
    const frame = await readAnswer<Frame>(as.post('/frame/', body));
    await api.database.deleteFrom('image').where('id', '=', own.id).execute();

    expect((await as.put(`/frame/${frame.id}/`, pictured(own))).status).toBe(200);
    expect((await as.patch(`/frame/${frame.id}/`, { name: 'Other' })).status).toBe(200);
    expect((await as.post(`/frame/${frame.id}/duplicate/`, {})).status).toBe(201);
    expect((await readAnswer<Frame>(as.post('/frame/', body))).id).toBe(frame.id);
  });

  it('unpublishes the codes that show a removed frame', async () => {
    const { frame, form, code } = await makeOpenWorkspace(api, owner);
    expect(
      await readAnswer(api.as(owner).post('/frame/bulk_delete/', { ids: [frame.id] })),
    ).toMatchObject({ cascade: { codes: 1 } });
    expect(await readAnswer(api.as(owner).get(`/code/${code.id}/`))).toMatchObject({
      state: 'draft',
      form: form.id,
      frame: null,
    });
  });

  it.each([
    { who: 'a guest', person: () => guest, status: 401 },
    { who: 'the owner of another account', person: () => stranger, status: 404 },
    { who: 'the owner', person: () => owner, status: 200 },
  ])('answers $who with $status', async ({ person, status }) => {
    const { frame } = await makeWorkspace(api, owner);
    const as = api.as(person());
    const path = `/frame/${frame.id}/`;
    expect((await as.get(path)).status).toBe(status);
    expect((await as.get(`${path}delete_preview/`)).status).toBe(status);
    expect((await as.patch(path, { name: 'Mine' })).status).toBe(status);
    expect((await as.put(path, cafeFrame)).status).toBe(status);
    expect((await as.post('/frame/bulk_delete/', { ids: [frame.id] })).status).toBe(status);
  });
});
