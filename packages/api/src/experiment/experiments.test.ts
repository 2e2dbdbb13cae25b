import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Code } from '../code/contract.ts';
import type { Form } from '../form/contract.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { openStatsShop } from '../test/openStatsShop.ts';
import { guest } from '../test/people.ts';
import { cafeForm, cafeFrame, readAnswer, visitorsAnswer } from '../test/workspace.ts';
import type { Survey } from '../survey/contract.ts';
import type { Experiment, ExperimentEstimate, ExperimentResult } from './contract.ts';

type Shop = Awaited<ReturnType<typeof openStatsShop>>;

let api: TestApi;
let shop: Shop;
let codes: Code[];
let forms: { a: Form; b: Form };

/** Noon in Warsaw. */
const goTo = (day: string, time = '11:00') => {
  api.clock.skewMs = Date.parse(`${day}T${time}:00Z`) - Date.now();
};

const mine = () => api.as(shop.owner);

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

beforeEach(async () => {
  goTo('2026-11-18');
  shop = await openStatsShop(api);
  const { location, form, frame, code } = shop.shop;
  codes = [code];
  for (let nth = 2; nth <= 7; nth += 1) {
    const body = { name: `Table ${nth}`, site: location.id, form: form.id, frame: frame.id };
    const added = await readAnswer<Code>(mine().post('/code/', body));
    await readAnswer(mine().post(`/code/${added.id}/publish/`, { email_copy: false }));
    codes.push(added);
  }
  const add = (title: string) => readAnswer<Form>(mine().post('/form/', { ...cafeForm, title }));
  forms = { a: await add('Short'), b: await add('Long') };
});

const planOf = (changes: object = {}) => ({
  name: 'Short or long',
  kind: 'forms',
  a: forms.a.id,
  b: forms.b.id,
  codes: codes.map(({ id }) => id),
  starts: '2026-11-23',
  periods: 2,
  period_days: 7,
  measure: 'submissions',
  seed: 7,
  ...changes,
});

const add = (changes: object = {}) =>
  readAnswer<Experiment>(mine().post('/experiment/', planOf(changes)));
const read = (id: string) => readAnswer<Experiment>(mine().get(`/experiment/${id}/`));
const resultOf = (id: string) =>
  readAnswer<ExperimentResult>(mine().get(`/experiment/${id}/result/`));

const addFrames = async () => {
  const frame = (name: string) =>
    readAnswer<{ id: string }>(mine().post('/frame/', { ...cafeFrame, name }));
  const [a, b] = [await frame('Plain'), await frame('Bold')];
  return { kind: 'frames', a: a.id, b: b.id };
};

describe('an experiment that is made', () => {
  it('has a plan, which the same seed draws again', async () => {
    const made = await add();
    expect(made).toMatchObject({
      state: 'planned',
      starts: '2026-11-23',
      ends: '2026-12-06',
      period_starts: ['2026-11-23', '2026-11-30'],
      a_name: 'Short',
      b_name: 'Long',
      codes_gone: 0,
    });
    const sequences = made.codes.map(({ sequence }) => sequence).toSorted();
    expect(sequences.join()).toMatch(/^(AB,){3,4}(BA,){2,3}BA$/);
    await readAnswer(mine().post(`/experiment/${made.id}/stop/`));
    // Codes in another order are the same codes.
    const again = await add({ codes: codes.map(({ id }) => id).toReversed() });
    expect(again.codes).toEqual(made.codes);
    const listed = await readAnswer<{ results: Experiment[] }>(mine().get('/experiment/'));
    expect(listed.results.map(({ id, state }) => [id, state])).toEqual([
      [again.id, 'planned'],
      [made.id, 'stopped'],
    ]);
  });

  it('draws a seed of its own when none is given', async () => {
    const { seed } = await add({ seed: null });
    expect(seed).toBeGreaterThan(0);
  });

  it('is refused with the reason', async () => {
    const draft = await readAnswer<Code>(
      mine().post('/code/', { name: 'Draft', site: shop.shop.location.id }),
    );
    const ids = codes.map(({ id }) => id);
    const tooFew =
      'Chance alone could name a winner among so few. Choose at least 7 codes, or at least 4 codes and 4 periods.';
    const refused: [object, object][] = [
      [{ codes: ids.slice(1) }, { codes: [tooFew] }],
      [{ codes: ids.slice(4), periods: 4 }, { codes: [tooFew] }],
      [{ codes: [...ids.slice(1), ids[1]] }, { codes: [tooFew] }],
      [{ b: forms.a.id }, { b: ['Choose two that differ.'] }],
      [{ b: shop.shop.frame.id }, { b: ['There is no such object.'] }],
      [{ a: 'x' }, { a: ['There is no such object.'] }],
      [{ starts: '2026-11-18' }, { starts: ['Choose a day from tomorrow on, within a year.'] }],
      [{ starts: '2028-01-01' }, { starts: ['Choose a day from tomorrow on, within a year.'] }],
      [{ starts: '2026-11-31' }, { starts: ['Write a day like 2026-11-21.'] }],
      [{ periods: 3 }, { periods: ['This number is out of range.'] }],
      [{ period_days: 1 }, { period_days: ['This number is out of range.'] }],
      [{ codes: [...ids, draft.id] }, { codes: ['Publish these codes first.'] }],
      [{ codes: [...ids, crypto.randomUUID()] }, { codes: ['There is no such object.'] }],
    ];
    for (const [changes, fields] of refused) {
      const answer = await mine().post('/experiment/', planOf(changes));
      expect([changes, answer.status, await answer.json()]).toEqual([changes, 400, fields]);
    }
    await add();
    const twice = await mine().post('/experiment/', planOf({ starts: '2026-12-06' }));
    expect(await twice.json()).toEqual({
      codes: ['One of these codes is in another experiment at that time.'],
    });
    await add({ starts: '2026-12-07' });
  });

  it('of four codes has four periods', async () => {
    const { codes: planned } = await add({
      codes: codes.slice(3).map(({ id }) => id),
      periods: 4,
    });
    expect(planned).toHaveLength(4);
  });

  it('is told before what it could find', async () => {
    const ask = () =>
      readAnswer<ExperimentEstimate>(mine().post('/experiment/estimate/', planOf()));
    expect(await ask()).toEqual({ smallest_p: 2 / 70, detectable: null, ends: '2026-12-06' });
    const rows = codes.flatMap(({ id }, code) =>
      Array.from({ length: 8 * 3 * (code + 1) }, (_, nth) => ({
        code_id: id,
        occurred_at: new Date(Date.parse('2026-09-25T10:00:00Z') + (nth % 52) * 86_400_000),
      })),
    );
    await shop.answer(...rows);
    const { detectable } = await ask();
    expect(detectable).toBeGreaterThan(0.05);
    expect(detectable).toBeLessThan(1);
    expect((await readAnswer<{ results: [] }>(mine().get('/experiment/'))).results).toEqual([]);
  });
});

describe('an experiment with forms', () => {
  const shown = async (code: Code) =>
    (await readAnswer<Survey>(api.as(guest).get(`/survey/${code.slug}/`))).form.title;

  it('shows each code the planned form from midnight of its location on, and its own at the end', async () => {
    const { codes: planned } = await add();
    const first = planned.find(({ sequence }) => sequence === 'AB');
    const code = codes.find(({ id }) => id === first?.code) as Code;
    const seen: string[] = [];
    for (const [day, time] of [
      ['2026-11-22', '22:30'],
      ['2026-11-22', '23:30'],
      ['2026-11-29', '22:30'],
      ['2026-11-29', '23:30'],
      ['2026-12-06', '22:30'],
      ['2026-12-06', '23:30'],
    ] as const) {
      goTo(day, time);
      seen.push(await shown(code));
    }
    expect(seen).toEqual(['Table form', 'Short', 'Short', 'Long', 'Long', 'Table form']);
  });

  it('keeps answers with the form that they were asked with, and stops at once', async () => {
    const { id, codes: planned } = await add();
    goTo('2026-11-24');
    const first = planned.find(({ sequence }) => sequence === 'BA');
    const code = codes.find((each) => each.id === first?.code) as Code;
    await readAnswer(api.as(guest).post(`/survey/${code.slug}/submit/`, visitorsAnswer()));
    const { results } = await readAnswer<{ results: { form: string }[] }>(
      mine().get(`/feedback/?code=${code.id}&form=${forms.b.id}`),
    );
    expect(results).toHaveLength(1);

    // Changed since, a form is shown as it was.
    await readAnswer(mine().patch(`/form/${forms.b.id}/`, { title: 'Longer' }));
    expect(await shown(code)).toBe('Long');
    const stopped = await readAnswer<Experiment>(mine().post(`/experiment/${id}/stop/`));
    expect(stopped.state).toBe('stopped');
    expect(await shown(code)).toBe('Table form');
    expect(await resultOf(id)).toEqual({
      submissions: 1,
      swaps_open: 0,
      verdict: null,
      measures: [],
    });
  });

  it('shows the own form of a code instead of one that was deleted', async () => {
    const { codes: planned } = await add();
    goTo('2026-11-24');
    const first = planned.find(({ sequence }) => sequence === 'AB');
    const code = codes.find(({ id }) => id === first?.code) as Code;
    expect(await shown(code)).toBe('Short');
    await readAnswer(mine().post('/form/bulk_delete/', { ids: [forms.a.id] }));
    expect(await shown(code)).toBe('Table form');
  });

  it('takes no ticks', async () => {
    const { id, codes: planned } = await add();
    const body = { code: planned[0]?.code, period: 1, done: true };
    expect((await mine().post(`/experiment/${id}/swap/`, body)).status).toBe(400);
  });
});

describe('the result', () => {
  /** Answers at noon: of a code as many a day as its number, and three times as many with B. */
  const answerAsPlanned = async ({ codes: planned, period_starts, period_days }: Experiment) => {
    const rows = planned.flatMap(({ code, sequence }, nth) =>
      period_starts.flatMap((start, period) =>
        Array.from({ length: period_days }, (_, day) => {
          const answers = (1 + nth) * (sequence[period] === 'B' ? 3 : 1);
          const occurred_at = new Date(Date.parse(`${start}T11:00:00Z`) + day * 86_400_000);
          return Array.from({ length: answers }, () => ({ code_id: code, occurred_at, rating: 8 }));
        }).flat(),
      ),
    );
    await shop.answer(...rows);
  };

  it('is told at the end alone, with the difference of what is the same in all else', async () => {
    const made = await add();
    await answerAsPlanned(made);
    goTo('2026-12-06');
    expect(await resultOf(made.id)).toMatchObject({ verdict: null, measures: [] });
    goTo('2026-12-07');
    expect((await read(made.id)).state).toBe('ended');
    const { verdict, measures } = await resultOf(made.id);
    expect(verdict).toBe('b');
    expect(measures.map(({ measure }) => measure)).toEqual([
      'submissions',
      'scans',
      'conversion_rate',
      'average_rating',
    ]);
    const [decides, scans, , rating] = measures;
    expect(decides?.p).toBeCloseTo(2 / 70, 10);
    expect(decides?.difference.value).toBeCloseTo(2, 0);
    expect(decides?.difference.low).toBeGreaterThan(0);
    expect(scans).toMatchObject({ a: 0, b: 0, difference: { value: null }, p: null });
    expect(rating).toMatchObject({ a: 8, b: 8, difference: { value: 0 }, p: 1 });
    // A code that was deleted is not counted.
    const gone = { ids: [codes[0]?.id], confirm: 'DELETE' };
    await readAnswer(mine().post('/code/bulk_delete/', gone));
    expect(await read(made.id)).toMatchObject({ codes_gone: 1 });
    const [left] = (await resultOf(made.id)).measures;
    expect(left?.n_b).toBeLessThan(decides?.n_b ?? 0);
  });

  it('of frames leaves out the day on which they are exchanged', async () => {
    const made = await add(await addFrames());
    await answerAsPlanned(made);
    goTo('2026-12-07');
    const { measures, swaps_open } = await resultOf(made.id);
    expect(swaps_open).toBe(14);
    const days = made.codes.map(({ sequence }, nth) => ({
      a: 1 + nth,
      isFirst: sequence === 'AB',
    }));
    expect(measures[0]?.n_a).toBe(6 * days.reduce((sum, { a }) => sum + a, 0));
  });
});

describe('ticks of frames', () => {
  it('say which were hung, and can be taken back', async () => {
    const { id, codes: planned } = await add(await addFrames());
    const [first] = planned;
    const tick = (changes: object) =>
      mine().post(`/experiment/${id}/swap/`, {
        code: first?.code,
        period: 2,
        done: true,
        ...changes,
      });
    const ticked = await readAnswer<Experiment>(tick({}));
    expect(ticked.codes[0]?.done).toEqual([false, true]);
    expect((await readAnswer<Experiment>(tick({ done: false }))).codes[0]?.done).toEqual([
      false,
      false,
    ]);
    expect((await tick({ period: 3 })).status).toBe(400);
    expect((await tick({ code: crypto.randomUUID() })).status).toBe(404);
  });
});

it('is nobody else’s', async () => {
  const { id, codes: planned } = await add();
  const stranger = api.as(await api.addPerson('stranger'));
  expect(await readAnswer(stranger.get('/experiment/'))).toEqual({ results: [] });
  const swap = { code: planned[0]?.code, period: 1, done: true };
  const answers = await Promise.all([
    stranger.get(`/experiment/${id}/`),
    stranger.get(`/experiment/${id}/result/`),
    stranger.post(`/experiment/${id}/stop/`),
    stranger.post(`/experiment/${id}/swap/`, swap),
    stranger.delete(`/experiment/${id}/`),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  const theirs = await stranger.post('/experiment/', planOf());
  expect(await theirs.json()).toEqual({ codes: ['There is no such object.'] });
  const form = await readAnswer<Form>(stranger.post('/form/', cafeForm));
  const withTheirs = await mine().post(
    '/experiment/',
    planOf({ a: form.id, starts: '2027-02-01' }),
  );
  expect(await withTheirs.json()).toEqual({ a: ['There is no such object.'] });
  expect((await read(id)).state).toBe('planned');
  expect((await mine().delete(`/experiment/${id}/`)).status).toBe(204);
  expect((await mine().get(`/experiment/${id}/`)).status).toBe(404);
});

it('is made by one of two who want the same codes at once', async () => {
  const answers = await Promise.all([1, 2].map(() => mine().post('/experiment/', planOf())));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
});
