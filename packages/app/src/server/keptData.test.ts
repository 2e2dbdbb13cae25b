// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

import { fakeCaches } from '../test/fakeCaches';
import { storeLogin } from '../session/session';
import { forgetKeptData, keepData, readKeptData } from './keptData';

const dayMs = 24 * 3_600_000;
const today = Date.parse('2026-05-01T10:00:00Z');

const seen = (screen: string, at = today) => ({
  data: { ROOT_QUERY: { __typename: 'Query', [screen]: `what ${screen} shows` } },
  keptAt: { [screen]: at },
});

const logIn = (person: string) => {
  const token = `h.${btoa(JSON.stringify({ user_id: person, sid: person }))}.s`;
  storeLogin({ access: token, refresh: token }, { remember: true });
};

let stored: ReturnType<typeof fakeCaches>;
beforeEach(() => {
  stored = fakeCaches();
  logIn('ada');
});

it('comes back in the session that kept it, with when it was said', async () => {
  await keepData('ada', seen('companies'), today);

  expect(await readKeptData('ada')).toEqual(seen('companies'));
});

it('is there for nobody else', async () => {
  await keepData('ada', seen('companies'), today);
  logIn('eve');

  expect(await readKeptData('eve')).toBeUndefined();
  await keepData('eve', seen('stats'), today);
  expect(await readKeptData('eve')).toEqual(seen('stats'));
});

it('is there in another session of the same person no more', async () => {
  await keepData('ada', seen('companies'), today);

  expect(await readKeptData('ada2')).toBeUndefined();
});

it('keeps what was seen in earlier visits beside what is seen now, each with its own time', async () => {
  await keepData('ada', seen('companies', today - dayMs), today - dayMs);
  await keepData('ada', seen('stats'), today);

  const kept = await readKeptData('ada');
  expect(kept?.data['ROOT_QUERY']).toEqual({
    ...seen('companies').data.ROOT_QUERY,
    ...seen('stats').data.ROOT_QUERY,
  });
  expect(kept?.keptAt).toEqual({ companies: today - dayMs, stats: today });
});

it('lets go what is a month old', async () => {
  await keepData('ada', seen('companies', today - 31 * dayMs), today - 31 * dayMs);
  await keepData('ada', seen('stats'), today);

  expect(await readKeptData('ada')).toEqual(seen('stats'));
});

it('lets the earlier go before it grows too large', async () => {
  const large = { ...seen('feedback'), data: { ROOT_QUERY: { feedback: 'x'.repeat(2_000_000) } } };
  await keepData('ada', large, today);
  await keepData(
    'ada',
    { ...large, data: { ROOT_QUERY: { stats: 'y'.repeat(2_000_000) } } },
    today,
  );

  expect(Object.keys((await readKeptData('ada'))?.data['ROOT_QUERY'] ?? {})).toEqual(['stats']);
});

it('is forgotten also while it is being written', async () => {
  const writing = keepData('ada', seen('companies'), today);
  await forgetKeptData();
  await writing;

  expect(stored.get('hearback-data')?.size).toBe(0);
});

it('goes on after a write that the browser refused', async () => {
  vi.spyOn(caches, 'open').mockRejectedValueOnce(new Error('The disk is full.'));
  await expect(keepData('ada', seen('companies'), today)).rejects.toThrow('full');

  await keepData('ada', seen('stats'), today);
  expect(await readKeptData('ada')).toEqual(seen('stats'));
});

it('keeps nothing where the browser has no such store', async () => {
  vi.stubGlobal('caches', undefined);

  await keepData('ada', seen('companies'), today);
  await forgetKeptData();
  expect(await readKeptData('ada')).toBeUndefined();
});
