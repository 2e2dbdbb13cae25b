import { afterAll, beforeAll, expect, it } from 'vitest';

import type { StatsLocationsCodes, StatsOverview } from './contract.ts';
import type { StatsHome } from './contract.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { guest, type TestPerson } from '../test/people.ts';
import { makeOpenWorkspace, readAnswer, scanOnPhone, visitorsAnswer } from '../test/workspace.ts';

let api: TestApi;
let owner: TestPerson;

const get = <Body>(path: string, query = '') =>
  readAnswer<Body>(api.as(owner).get(`/stats/${path}/${query}`));

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.addPerson('owner');
  const { code } = await makeOpenWorkspace(api, owner);
  const submit = (changes: Record<string, unknown>) =>
    readAnswer(
      api
        .as(guest)
        .post(`/survey/${code.slug}/submit/`, visitorsAnswer({ duration: 20, ...changes })),
    );
  const scanAtKiosk = () =>
    readAnswer(
      api.fetch(`/api/survey/${code.slug}/scan/`, {
        method: 'POST',
        headers: { 'User-Agent': 'Mozilla/5.0 (iPad)', 'Content-Type': 'application/json' },
        body: JSON.stringify({ channel: 'kiosk' }),
      }),
    );
  for (let phone = 0; phone < 4; phone += 1) await scanOnPhone(api, code.slug);
  await submit({ rating: 9 });
  await scanAtKiosk();
  // The next guest is as fast as they like, and the page's token is nobody's scan.
  for (const duration of [0.4, 30, 40]) {
    await submit({ rating: 6, duration, channel: 'kiosk', scan_token: crypto.randomUUID() });
  }
});
afterAll(() => api.close());

it('answers at a kiosk are counted as answers, and lead from no scan', async () => {
  const overview = await get<StatsOverview>('overview');
  expect(overview).toMatchObject({ scans: 4, submissions: 4, not_submitted: 3 });
  expect(overview.submissions_from_scans).toBe(1);
  expect(overview.conversion_rate).toMatchObject({ value: 0.25, n: 4 });
  expect(overview.abandon_rate).toMatchObject({ value: 0.75, n: 4 });
});

it('the first page and the rankings say the same', async () => {
  // The last 30 days end today, which begins where the place is.
  const { scans, submissions, conversion_rate } = await get<StatsHome>('home', '?tz=Europe/Warsaw');
  expect([scans.now, submissions.now, conversion_rate.now.value]).toEqual([4, 4, 0.25]);
  const { codes, locations } = await get<StatsLocationsCodes>('locations_codes');
  for (const [row] of [codes, locations]) {
    expect(row).toMatchObject({ scans: 4, submissions: 4 });
    expect(row?.conversion_rate.value).toBe(0.25);
  }
});
