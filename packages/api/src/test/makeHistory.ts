import { fold } from '../stats/rollup/fold.ts';
import { daysBetween } from '../stats/findWindow.ts';
import { createTestApi } from './createTestApi.ts';
import { leaveRows } from './leaveRows.ts';
import { cafeCompany, cafeForm, cafeLocation, makeOpenWorkspace, readAnswer } from './workspace.ts';

/** Wednesday the 18th of November, noon in London and an hour later at the places, in Warsaw. */
export const today = '2026-11-18';

const visitor = (name: string) => ({ visitor_hash: Buffer.from(name) });

/**
 * Half a year of an account with two places and five codes: `busy` is answered, at `pushy` more are
 * answers than scans, `quiet` is scanned twice, `silent` and `young` were scanned every day until they
 * were not any more.
 */
export async function makeHistory() {
  const api = await createTestApi();
  api.clock.skewMs = Date.parse('2026-06-01T08:00:00Z') - Date.now();
  const owner = await api.addPerson('owner');
  const { post, put } = api.as(owner);
  const workspace = await makeOpenWorkspace(api, owner);
  const form = workspace.form.id;
  const oldTown = { id: workspace.location.id, company: workspace.company.id };
  const company = await readAnswer<{ id: string }>(
    post('/company/', { ...cafeCompany, name: 'Other Café' }),
  );
  const location = await readAnswer<{ id: string }>(
    post('/location/', { ...cafeLocation(company.id), name: 'Riverside' }),
  );
  const riverside = { id: location.id, company: company.id };
  const frame = workspace.frame.id;
  const makeCode = async (name: string, site: string) => {
    const { id } = await readAnswer<{ id: string }>(post('/code/', { name, site, form, frame }));
    await readAnswer(post(`/code/${id}/publish/`, {}));
    return id;
  };
  const codes = {
    busy: workspace.code.id,
    pushy: await makeCode('Table 2', oldTown.id),
    quiet: await makeCode('Table 3', riverside.id),
    silent: await makeCode('Table 4', oldTown.id),
    young: await makeCode('Table 5', oldTown.id),
  };
  await readAnswer(put(`/form/${form}/`, { ...cafeForm, title: 'Better form' }));
  await readAnswer(post(`/form/${form}/publish/`, {}));

  const { scans, answer } = leaveRows(api, owner);
  const busy = { code: codes.busy, form };
  const ten = (day: string) => Array.from({ length: 10 }, (_, nth) => `${day}T10:0${nth}:00Z`);

  // September: five answers to ten scans. October: nine.
  await scans(busy, ten('2026-09-15'));
  for (const rating of [5, 6, 5, 6, 5]) await answer(busy, '2026-09-15T11:00:00Z', { rating });
  await scans(busy, ten('2026-10-13'));
  for (const rating of [9, 10, 9, 10, 9, 10, 9, 10, 9]) {
    await answer(busy, '2026-10-13T11:00:00Z', { rating, duration: 30 });
  }

  // The 10th of November: two visitors, one of them twice, and a scan of which nobody knows whose.
  await scans(busy, ['2026-11-10T09:00:00Z', '2026-11-10T09:30:00Z'], visitor('anna'));
  await scans(busy, ['2026-11-10T10:00:00Z'], visitor('ben'));
  await scans(busy, ['2026-11-10T11:00:00Z']);
  // Half past midnight of the 11th in Warsaw.
  await scans(busy, ['2026-11-10T23:30:00Z'], visitor('anna'));
  // None of these counts.
  await scans(busy, ['2026-11-10T12:00:00Z'], { channel: 'kiosk' });
  await scans(busy, ['2026-11-10T12:00:00Z'], { deleted_at: new Date('2026-11-11T12:00:00Z') });
  const said = { comment: 'Zimna kawa 🙂', language: 'pl', sentiment: 'negative' } as const;
  await answer(busy, '2026-11-10T09:05:00Z', { ...said, duration: 4.4 });
  await answer(busy, '2026-11-10T09:35:00Z', {
    comment: 'Dobra kawa',
    sentiment: 'positive',
    language: 'pl',
    duration: 4.5,
  });
  await answer(busy, '2026-11-10T10:05:00Z', { sentiment: 'positive', duration: 1_800 });
  await answer(busy, '2026-11-10T11:05:00Z', { channel: 'kiosk', duration: 1_800.4 });
  await answer(busy, '2026-11-10T12:00:00Z', { ...said, is_spam: true });
  await answer(busy, '2026-11-10T12:00:00Z', {
    ...said,
    deleted_at: new Date('2026-11-11T12:00:00Z'),
  });

  // More answers than scans, fewer beginnings than answers, and a beginning without an answer.
  const pushy = { code: codes.pushy, form };
  await scans(pushy, ['2026-11-16T09:00:00Z']);
  for (const rating of [5, 6, 5, 6]) await answer(pushy, '2026-11-16T09:05:00Z', { rating });
  for (const rating of [9, 10, 9, 10]) {
    await answer(pushy, '2026-11-17T09:05:00Z', { rating, form_version: 2, comment: 'Yes' });
  }
  const quiet = { code: codes.quiet, form };
  await scans(quiet, ['2026-11-16T09:00:00Z']);
  await scans(quiet, ['2026-11-16T09:10:00Z'], { started_at: new Date('2026-11-16T09:11:00Z') });

  const everyDay = (from: string, to: string) =>
    daysBetween({ from, to }).flatMap((day) => [`${day}T09:00:00Z`, `${day}T15:00:00Z`]);
  await scans({ code: codes.silent, form }, everyDay('2026-08-01', '2026-10-31'));
  await scans({ code: codes.young, form }, everyDay('2026-10-22', '2026-11-10'));

  while ((await fold(api.store, owner.accountId)).waits);
  api.clock.skewMs = Date.parse(`${today}T12:00:00Z`) - Date.now();
  return { api, owner, form, oldTown, riverside, codes };
}

export type History = Awaited<ReturnType<typeof makeHistory>>;
