import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Frame } from '../../contract/frame.ts';
import { createTestApi, type TestApi } from '../../test/createTestApi.ts';
import { guest, type TestPerson } from '../../test/people.ts';
import { cafeFrame, makeOpenWorkspace, makeWorkspace, readAnswer } from '../../test/workspace.ts';

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
