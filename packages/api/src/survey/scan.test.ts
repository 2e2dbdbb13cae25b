import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { StatsOverview } from '../stats/contract.ts';
import { dayIn } from '../stats/findWindow.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import type { TestPerson } from '../test/people.ts';
import { sendAsVisitor } from '../test/sendAsVisitor.ts';
import { makeOpenWorkspace, readAnswer } from '../test/workspace.ts';

let api: TestApi;
let owner: TestPerson;
let slug: string;
let codeId: string;

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await api.addPerson('owner');
  const { code } = await makeOpenWorkspace(api, owner);
  slug = code.slug;
  codeId = code.id;
});
afterAll(() => api.close());

const scan = (body: unknown = {}, from?: Parameters<typeof sendAsVisitor>[4]) =>
  sendAsVisitor(api, slug, 'scan', body, from);
const overview = () => readAnswer<StatsOverview>(api.as(owner).get('/stats/overview/'));

describe('a scan', () => {
  it('counts once for each token, however often it is told', async () => {
    const first = await readAnswer<{ scan_token: string }>(scan());
    for (let again = 0; again < 3; again += 1) {
      expect(await readAnswer(scan({ scan_token: first.scan_token }))).toEqual(first);
    }
    expect(await overview()).toMatchObject({ scans: 1, unique_scans: 1 });
  });

  it('knows a visitor again on the same day, and not on the next', async () => {
    await readAnswer(scan());
    await readAnswer(scan());
    await readAnswer(scan({}, { address: '203.0.113.99' }));
    await readAnswer(scan({}, { address: '198.51.100.1' }));
    await readAnswer(scan({}, { userAgent: 'Mozilla/5.0 (Android 16) Firefox/145.0' }));
    expect(await overview()).toMatchObject({ scans: 5, unique_scans: 3 });

    api.clock.skewMs += 86_400_000;
    await readAnswer(scan());
    expect(await overview()).toMatchObject({ scans: 6, unique_scans: 4 });
  });

  it('knows a visitor again over midnight in London, while it is afternoon at the location', async () => {
    await sql`update location set timezone = 'America/Los_Angeles'`.execute(api.database);
    const dayMs = 86_400_000;
    const now = Date.now() + api.clock.skewMs;
    api.clock.skewMs += Math.ceil(now / dayMs) * dayMs - 600_000 - now;
    await readAnswer(scan());
    api.clock.skewMs += 1_200_000;
    await readAnswer(scan());
    expect(await overview()).toMatchObject({ scans: 2, unique_scans: 1 });

    // Eight hours later, midnight has passed there, too.
    api.clock.skewMs += 9 * 3_600_000;
    await readAnswer(scan());
    expect(await overview()).toMatchObject({ scans: 3, unique_scans: 2 });
  });

  it('keeps no address, and destroys the day’s secret within 48 hours', async () => {
    await readAnswer(scan());
    // The clock of the location.
    const today = dayIn('Europe/Warsaw', new Date(Date.now() + api.clock.skewMs));
    const secrets = async () =>
      (await sql<{ day: string }>`select day from visitor_salt`.execute(api.database)).rows.map(
        ({ day }) => day,
      );
    expect(await secrets()).toContain(today);
    const { rows } = await sql<{ row: string }>`select scan::text as row from scan`.execute(
      api.database,
    );
    for (const { row } of rows) expect(row).not.toMatch(/203\.0\.113|Mozilla/);

    api.clock.skewMs += 2 * 86_400_000;
    await readAnswer(scan());
    expect(await secrets()).not.toContain(today);
  });

  it.each([
    { name: 'a program', from: { userAgent: 'Googlebot/2.1 (+http://google.com/bot.html)' } },
    { name: 'nobody', from: { userAgent: '' } },
    { name: 'a browser that fetches ahead', from: { headers: { 'Sec-Purpose': 'prefetch' } } },
  ])('by $name is answered, and not counted', async ({ from }) => {
    expect((await scan({}, from)).status).toBe(201);
    expect(await overview()).toMatchObject({ scans: 0 });
  });

  it('is not counted while the code is paused', async () => {
    await readAnswer(api.as(owner).post(`/code/${codeId}/pause/`));
    expect((await scan()).status).toBe(201);
    expect(await overview()).toMatchObject({ scans: 0 });
  });

  it.each([{ scan_token: 'x' }, { channel: 'pigeon' }])('refuses %j', async (body) => {
    expect((await scan(body)).status).toBe(400);
  });
});

describe('the start of an answer', () => {
  const startOf = (token: string, from?: Parameters<typeof sendAsVisitor>[4]) =>
    sendAsVisitor(api, slug, `scan/${token}/start`, undefined, from);
  const started = async () =>
    (
      await sql<{ started_at: Date | null }>`
        select started_at from scan where code_id = ${codeId}`.execute(api.database)
    ).rows.map(({ started_at }) => started_at);

  it('is noted once, with the moment it was told first', async () => {
    const { scan_token } = await readAnswer<{ scan_token: string }>(scan());
    await readAnswer(scan());
    expect((await startOf(scan_token)).status).toBe(204);
    const [first] = (await started()).filter((at) => at !== null);
    api.clock.skewMs += 60_000;
    expect((await startOf(scan_token)).status).toBe(204);

    expect(await started()).toHaveLength(2);
    expect((await started()).filter((at) => at !== null)).toEqual([first]);
  });

  it('of a scan that nobody counted, or by a program, changes nothing', async () => {
    const { scan_token } = await readAnswer<{ scan_token: string }>(scan());
    expect((await startOf(crypto.randomUUID())).status).toBe(204);
    expect((await startOf(scan_token, { userAgent: 'Googlebot/2.1' })).status).toBe(204);
    expect((await startOf('nonsense')).status).toBe(404);
    expect(await started()).toEqual([null]);
  });
});
