import { expect, it } from 'vitest';

import { createTestGateway } from './test/createTestGateway.ts';
import { Reply } from './test/fakeApi.ts';

const experiment = {
  id: 'experiment-1',
  name: 'Short or long',
  kind: 'forms',
  a: 'form-1',
  b: 'form-2',
  a_name: 'Short',
  b_name: null,
  starts: '2026-11-23',
  ends: '2026-12-06',
  periods: 2,
  period_days: 7,
  measure: 'conversion_rate',
  seed: 7,
  state: 'running',
  date_stopped: null,
  date_created: '2026-11-18T10:00:00.000Z',
  period_starts: ['2026-11-23', '2026-11-30'],
  codes: [
    {
      code: 'code-1',
      code_name: 'Table 1',
      location_name: 'Old Town',
      sequence: 'AB',
      done: [true, true],
    },
  ],
  codes_gone: 0,
};

const fields = `{ id kind aName bName periodDays measure state periodStarts
  codes { code codeName sequence done } codesGone }`;

const shown = {
  id: 'experiment-1',
  kind: 'FORMS',
  aName: 'Short',
  bName: null,
  periodDays: 7,
  measure: 'CONVERSION_RATE',
  state: 'RUNNING',
  periodStarts: ['2026-11-23', '2026-11-30'],
  codes: [{ code: 'code-1', codeName: 'Table 1', sequence: 'AB', done: [true, true] }],
  codesGone: 0,
};

const input = {
  name: 'Short or long',
  kind: 'FORMS',
  a: 'form-1',
  b: 'form-2',
  codes: ['code-1'],
  starts: '2026-11-23',
  periods: 2,
  periodDays: 7,
  measure: 'CONVERSION_RATE',
};

it('reads experiments, one of them, and its result; null where there is none', async () => {
  const missing = () => new Reply(404, { detail: 'Not found.', code: 'not_found' });
  const { ask } = createTestGateway({
    'GET /experiment/': () => ({ results: [experiment] }),
    'GET /experiment/experiment-1/': () => experiment,
    'GET /experiment/x/': missing,
    'GET /experiment/x/result/': missing,
    'GET /experiment/experiment-1/result/': () => ({
      submissions: 12,
      swaps_open: 0,
      verdict: 'b',
      measures: [
        {
          measure: 'conversion_rate',
          a: 0.4,
          b: 0.5,
          n_a: 10,
          n_b: 12,
          difference: { value: 0.1, low: null, high: 0.2 },
          p: 0.04,
        },
      ],
    }),
  });
  const { data } = await ask(`{
    experiments ${fields} experiment(id: "experiment-1") { id } gone: experiment(id: "x") { id }
    experimentResult(id: "experiment-1") {
      submissions verdict measures { measure a nA difference { value low } p } }
    none: experimentResult(id: "x") { submissions } }`);
  expect(data).toEqual({
    experiments: [shown],
    experiment: { id: 'experiment-1' },
    gone: null,
    experimentResult: {
      submissions: 12,
      verdict: 'B',
      measures: [
        {
          measure: 'CONVERSION_RATE',
          a: 0.4,
          nA: 10,
          difference: { value: 0.1, low: null },
          p: 0.04,
        },
      ],
    },
    none: null,
  });
});

it('adds an experiment, says what it would find, and which field will not do', async () => {
  const tooFew =
    'Chance alone could name a winner among so few. Choose at least 7 codes, or at least 4 codes and 4 periods.';
  let adds = 0;
  const { ask, asked } = createTestGateway({
    'POST /experiment/': () => {
      adds += 1;
      return adds === 1 ? experiment : new Reply(400, { codes: [tooFew] });
    },
    'POST /experiment/estimate/': () => ({
      smallest_p: 0.03,
      detectable: 0.3,
      ends: '2026-12-06',
    }),
  });
  const mutation = `mutation ($input: AddExperimentInput!) {
    addExperiment(input: $input) { experiment ${fields} errors { field code } } }`;
  expect((await ask(mutation, { input })).data).toEqual({
    addExperiment: { experiment: shown, errors: [] },
  });
  expect(asked[0]?.body).toEqual({
    name: 'Short or long',
    kind: 'forms',
    a: 'form-1',
    b: 'form-2',
    codes: ['code-1'],
    starts: '2026-11-23',
    periods: 2,
    period_days: 7,
    measure: 'conversion_rate',
  });
  expect((await ask(mutation, { input })).data).toEqual({
    addExperiment: { experiment: null, errors: [{ field: 'codes', code: 'too_few_plans' }] },
  });
  const query = `query ($input: AddExperimentInput!) {
    experimentEstimate(input: $input) { estimate { smallestP detectable ends } errors { code } } }`;
  expect((await ask(query, { input })).data).toEqual({
    experimentEstimate: {
      estimate: { smallestP: 0.03, detectable: 0.3, ends: '2026-12-06' },
      errors: [],
    },
  });
});

it('stops, ticks and removes', async () => {
  const { ask, asked } = createTestGateway({
    'POST /experiment/experiment-1/stop/': () => ({ ...experiment, state: 'stopped' }),
    'POST /experiment/experiment-1/swap/': () => experiment,
    'DELETE /experiment/experiment-1/': () => new Reply(204, null),
    'GET /experiment/': () => ({ results: [] }),
  });
  const { data } = await ask(`mutation {
    stopExperiment(input: { id: "experiment-1" }) { experiment { state } errors { code } }
    noteSwap(input: { id: "experiment-1", code: "code-1", period: 2, done: true }) {
      experiment { id } errors { code } }
    removeExperiment(input: { id: "experiment-1" }) { experiments { id } errors { code } } }`);
  expect(data).toEqual({
    stopExperiment: { experiment: { state: 'STOPPED' }, errors: [] },
    noteSwap: { experiment: { id: 'experiment-1' }, errors: [] },
    removeExperiment: { experiments: [], errors: [] },
  });
  expect(asked[1]?.body).toEqual({ code: 'code-1', period: 2, done: true });
});
