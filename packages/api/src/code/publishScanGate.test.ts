import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import type { Code } from './contract.ts';
import type { Frame } from '../frame/contract.ts';
import type { Removal } from '../collection/contract.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import type { TestPerson } from '../test/people.ts';
import { cafeFrame, makeOpenWorkspace, makeWorkspace, readAnswer } from '../test/workspace.ts';

let api: TestApi;
let owner: TestPerson;
beforeAll(async () => {
  api = await createTestApi({ checksScan: true });
  owner = await api.addPerson('gate owner');
});
afterAll(() => api.close());

const onCard = (code: object, ...above: object[]) => ({
  ...cafeFrame,
  content: [{ id: 'code', type: 'code', x_mm: 27.5, y_mm: 50, width_mm: 50, ...code }, ...above],
});
const patch = { id: 'patch', type: 'shape', x_mm: 40, y_mm: 60, width_mm: 10, height_mm: 10 };
const tiny = onCard({ width_mm: 14 });
const weak = onCard({ width_mm: 29 });
const dark = { background_color: '#303030' };

/** A code whose frame is this one. */
async function makeCode(frame: object) {
  const workspace = await makeWorkspace(api, owner);
  await readAnswer<Frame>(api.as(owner).put(`/frame/${workspace.frame.id}/`, frame));
  return workspace;
}
const publish = (code: Code, body: object = {}) =>
  api.as(owner).post(`/code/${code.id}/publish/`, body);
const stateOf = async (code: Code) =>
  (await readAnswer<Code>(api.as(owner).get(`/code/${code.id}/`))).state;

describe('publishing', () => {
  it.each([
    ['is too small', tiny, { code: 'too_small_for_distance', element_id: 'code' }],
    ['is covered', onCard({}, patch), { code: 'covered', element_id: 'patch' }],
    ['hardly differs from its ground', onCard(dark), { code: 'contrast', element_id: 'code' }],
  ])('refuses a code that %s, whatever is overridden, and says why', async (_, frame, issue) => {
    const { code } = await makeCode(frame);
    const response = await publish(code, { override_warnings: true });

    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      code: 'scan_blocked',
      detail: expect.stringContaining('would not scan'),
      scan_issues: expect.arrayContaining([
        expect.objectContaining({ ...issue, severity: 'block' }),
      ]),
    });
    expect(await stateOf(code)).toBe('draft');
  });

  it('asks before it opens a code that some cameras may not read', async () => {
    const { code } = await makeCode(weak);
    const response = await publish(code);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      code: 'scan_weak',
      // Some addresses are hard to read in poor light as well: each has squares of its own.
      scan_issues: expect.arrayContaining([
        expect.objectContaining({
          code: 'too_small_for_distance',
          severity: 'warn',
          element_id: 'code',
        }),
      ]),
    });
    expect((await publish(code, { override_warnings: true })).status).toBe(200);
  });

  it('judges the looks that the code has of its own', async () => {
    const { code } = await makeWorkspace(api, owner);
    const inverted = { color: '#ffffff', background_color: '#000000' };
    await readAnswer(api.as(owner).patch(`/code/${code.id}/`, { style: inverted }));
    expect(await (await publish(code)).json()).toMatchObject({
      code: 'scan_blocked',
      scan_issues: [expect.objectContaining({ code: 'inverted' })],
    });
  });

  it('judges the frame as it is when the code opens, not as it was', async () => {
    const { code, frame } = await makeWorkspace(api, owner);
    const [published] = await Promise.all([
      publish(code),
      api.as(owner).put(`/frame/${frame.id}/`, tiny),
    ]);
    // Either the frame was still right when the code opened, or the code did not open.
    expect([200, 409]).toContain(published.status);
    const again = await publish(code);
    expect(await again.json()).toMatchObject({ code: 'scan_blocked' });
  });
});

describe('a code that is open', () => {
  it('does not open again on a frame that no longer scans', async () => {
    const { code, frame } = await makeOpenWorkspace(api, owner);
    const as = api.as(owner);
    await readAnswer(as.post(`/code/${code.id}/pause/`));
    await readAnswer(as.put(`/frame/${frame.id}/`, tiny));

    const response = await as.post(`/code/${code.id}/resume/`);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'scan_blocked' });
    expect(await stateOf(code)).toBe('paused');

    await readAnswer(as.put(`/frame/${frame.id}/`, weak));
    expect((await as.post(`/code/${code.id}/resume/`)).status).toBe(200);
  });

  it('gets no looks and no frame that do not scan, and keeps what it has', async () => {
    const { code } = await makeOpenWorkspace(api, owner);
    const as = api.as(owner);
    const other = await readAnswer<Frame>(as.post('/frame/', tiny));
    for (const change of [{ style: dark }, { frame: other.id }]) {
      const response = await as.patch(`/code/${code.id}/`, change);
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ code: 'scan_blocked' });
    }
    expect(await readAnswer<Code>(as.get(`/code/${code.id}/`))).toMatchObject({
      style: null,
      frame: code.frame,
      state: 'published',
    });
    expect((await as.patch(`/code/${code.id}/`, { style: { color: '#0a4d43' } })).status).toBe(200);
  });

  it('becomes a draft without a proof, whatever it looks like by then', async () => {
    const { code, frame } = await makeOpenWorkspace(api, owner);
    const as = api.as(owner);
    const run = vi.spyOn(api.tools.workers, 'run');
    for (const unlinked of [{ form: null }, { frame: null }]) {
      await readAnswer(as.patch(`/code/${code.id}/`, { ...unlinked, style: dark }));
      expect(await stateOf(code)).toBe('draft');
      await readAnswer(
        as.patch(`/code/${code.id}/`, { form: code.form, frame: frame.id, style: null }),
      );
      await readAnswer(publish(code));
    }
    expect(run).not.toHaveBeenCalled();
    run.mockRestore();
  });

  it('needs no new proof where nothing changes', async () => {
    const { code } = await makeOpenWorkspace(api, owner);
    const as = api.as(owner);
    // In an order that is not the database's.
    const style = { module_shape: 'dots', color: '#0a4d43', background_color: '#ffffff' };
    await readAnswer(as.patch(`/code/${code.id}/`, { style }));
    const run = vi.spyOn(api.tools.workers, 'run');
    await readAnswer(as.patch(`/code/${code.id}/`, { name: 'Counter', style }));
    expect(run).not.toHaveBeenCalled();
    run.mockRestore();
  });

  it.each(['frame', 'form'] as const)(
    'is paused when its %s comes back after it got looks that were not proven',
    async (kind) => {
      const { code, [kind]: thing } = await makeOpenWorkspace(api, owner);
      const as = api.as(owner);
      const { deletion } = await readAnswer<Removal>(
        as.post(`/${kind}/bulk_delete/`, { ids: [thing.id] }),
      );
      // A draft may look as it likes.
      const invisible = { color: '#ffffff', background_color: '#ffffff' };
      await readAnswer(as.patch(`/code/${code.id}/`, { style: invisible }));
      await readAnswer(as.post(`/deletion/${deletion}/restore/`));

      expect(await stateOf(code)).toBe('paused');
      const response = await as.post(`/code/${code.id}/resume/`);
      expect(await response.json()).toMatchObject({ code: 'scan_blocked' });
    },
  );
});
