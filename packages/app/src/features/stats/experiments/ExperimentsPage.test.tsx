// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { Answers } from '../../../test/fakeGateway';
import { renderApp } from '../../../test/renderApp';

const codes = ['AB', 'BA', 'AB', 'BA', 'AB', 'BA', 'BA'].map((sequence, nth) => ({
  __typename: 'ExperimentCode',
  code: `c${nth + 1}`,
  codeName: `Table ${nth + 1}`,
  locationName: 'Old Town',
  sequence,
  done: [true, true],
}));

const experiment = {
  __typename: 'Experiment',
  id: 'e1',
  name: 'Short or long',
  kind: 'FORMS',
  aName: 'Short form',
  bName: 'Long form',
  starts: '2026-11-23',
  ends: '2026-12-06',
  periods: 2,
  periodDays: 7,
  measure: 'SUBMISSIONS',
  state: 'RUNNING',
  periodStarts: ['2026-11-23', '2026-11-30'],
  codes,
  codesGone: 0,
};

const figure = (measure: string, value: number, p: number) => ({
  __typename: 'ExperimentFigure',
  measure,
  a: 2,
  b: 3,
  nA: 120,
  nB: 180,
  difference: { __typename: 'Change', value, low: value - 0.2, high: value + 0.3 },
  p,
});

const resultOf = (result: object) => ({
  data: {
    experimentResult: {
      __typename: 'ExperimentResult',
      submissions: 41,
      swapsOpen: 0,
      verdict: null,
      measures: [],
      ...result,
    },
  },
});

const listOf = (items: object[]) => ({
  data: { list: { items, pageInfo: { pageCount: 1 } } },
});

const open = (
  experiments: object[],
  answers: Answers = {},
  address = '',
  language: 'en-US' | 'pl-PL' = 'en-US',
) =>
  renderApp(`/stats/experiments/${address}`, {
    isLoggedIn: true,
    language,
    answers: {
      Experiments: { data: { experiments } },
      ExperimentResult: resultOf({}),
      ...answers,
    },
  });

it('says what an experiment is for while there is none', async () => {
  open([]);
  expect(await screen.findByText('No experiments yet')).toBeDefined();
  expect(screen.getByText(/^Two posters side by side tell nothing/)).toBeDefined();
});

it('says that experiments could not be loaded', async () => {
  open([], { Experiments: { failure: 'down' } });
  expect(await screen.findByText('There was an error loading some of the stats')).toBeDefined();
});

it('lists experiments, and opens one with its plan and without a verdict', async () => {
  const { user } = open([experiment]);
  const listed = within(await screen.findByRole('region', { name: 'Short or long' }));
  expect(listed.getByText(/^Short form and Long form, Nov 23 – Dec 6, 2026$/)).toBeDefined();
  expect(listed.getByText('Running')).toBeDefined();
  await user.click(listed.getByRole('link', { name: 'Short or long' }));
  expect(await screen.findByText(/^It runs until Dec 6, 2026\. No verdict before/)).toBeDefined();
  expect(
    await screen.findByText(/^41 answers so far\. Its codes show the planned form/),
  ).toBeDefined();
  const plan = within(screen.getByRole('table'));
  expect(plan.getByRole('columnheader', { name: 'From Nov 30' })).toBeDefined();
  const row = plan.getByRole('row', { name: /Table 2/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['B', 'A']);
  expect(screen.queryByText('Did one do better?')).toBeNull();
});

it('tells the result of one that has ended', async () => {
  open(
    [{ ...experiment, state: 'ENDED', codesGone: 1 }],
    {
      ExperimentResult: resultOf({
        verdict: 'B',
        measures: [figure('SUBMISSIONS', 0.5, 0.002), figure('AVERAGE_RATING', 0.1, 0.6)],
      }),
    },
    '?open=e1',
  );
  expect(
    await screen.findByText(/^“Long form” did better\. Submissions a day: \+50% with B/),
  ).toBeDefined();
  expect(screen.getByText('1 code was deleted and does not count.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
});

it('ticks a frame that was hung', async () => {
  const frames = {
    ...experiment,
    kind: 'FRAMES',
    codes: codes.map((code) => ({ ...code, done: [true, false] })),
  };
  const { user, asked } = open(
    [frames],
    {
      ExperimentResult: resultOf({ swapsOpen: 3 }),
      NoteSwap: {
        data: {
          noteSwap: {
            __typename: 'ExperimentPayload',
            errors: [],
            experiment: {
              ...frames,
              codes: frames.codes.map((code, nth) => ({ ...code, done: [true, nth === 0] })),
            },
          },
        },
      },
    },
    '?open=e1',
  );
  expect(await screen.findByText(/^3 frames were not ticked as hung/)).toBeDefined();
  const box = () =>
    screen.getAllByRole('checkbox', { name: 'B hangs at Table 1' })[0] as HTMLInputElement;
  await user.click(box());
  await waitFor(() => expect(box().checked).toBe(true));
  expect(asked.find(({ name }) => name === 'NoteSwap')?.variables).toEqual({
    input: { id: 'e1', code: 'c1', period: 2, done: true },
  });
});

it('plans an experiment, says what it would find, and shows what is refused', async () => {
  const refused = {
    data: {
      addExperiment: {
        __typename: 'ExperimentPayload',
        experiment: null,
        errors: [{ __typename: 'InputError', field: 'codes', code: 'in_experiment' }],
      },
    },
  };
  const { user, asked } = open([], {
    FormChoices: listOf([
      { id: 'f1', title: 'Short form' },
      { id: 'f2', title: 'Long form' },
    ]),
    FrameChoices: listOf([]),
    ExperimentCodes: listOf(
      codes.map(({ code, codeName }) => ({
        id: code,
        name: codeName,
        state: 'PUBLISHED',
        location: { id: 'm1', name: 'Old Town' },
      })),
    ),
    ExperimentEstimate: {
      data: {
        experimentEstimate: {
          __typename: 'ExperimentEstimatePayload',
          estimate: {
            __typename: 'ExperimentEstimate',
            detectable: 0.28,
            ends: '2026-12-20',
          },
          errors: [],
        },
      },
    },
    AddExperiment: refused,
  });
  await user.click(await screen.findByRole('button', { name: 'New experiment' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Draw the plan' }));
  expect((await dialog.findAllByText('This field is required.')).length).toBeGreaterThan(0);
  expect(dialog.getByText(/^Chance alone could name a winner among so few/)).toBeDefined();

  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Short or long');
  for (const [field, title] of [
    ['A', 'Short form'],
    ['B', 'Long form'],
  ] as const) {
    await user.click(dialog.getByRole('button', { name: new RegExp(`\\b${field}\\b`) }));
    await user.click(await screen.findByRole('option', { name: title }));
  }
  await user.click(dialog.getByRole('button', { name: 'Choose all codes' }));
  const first = dialog.getByRole('checkbox', { name: /^Table 1/ }) as HTMLInputElement;
  await waitFor(() => expect(first.checked).toBe(true));
  expect(
    await dialog.findByText(/^It ends on Dec 20, 2026\. .* a difference of 28% or more/),
  ).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Draw the plan' }));
  expect(
    await dialog.findByText('One of these codes is in another experiment at that time.'),
  ).toBeDefined();
  expect(asked.find(({ name }) => name === 'AddExperiment')?.variables).toMatchObject({
    input: {
      name: 'Short or long',
      kind: 'FORMS',
      a: 'f1',
      b: 'f2',
      codes: codes.map(({ code }) => code),
      periods: 2,
      periodDays: 14,
      measure: 'SUBMISSIONS',
    },
  });
}, 30_000);

it('stops and deletes only after a question', async () => {
  const stopped = { ...experiment, state: 'STOPPED' };
  const { user } = open(
    [experiment],
    {
      StopExperiment: {
        data: {
          stopExperiment: { __typename: 'ExperimentPayload', experiment: stopped, errors: [] },
        },
      },
      RemoveExperiment: {
        data: {
          removeExperiment: {
            __typename: 'RemoveExperimentPayload',
            experiments: [],
            errors: [],
          },
        },
      },
    },
    '?open=e1',
  );
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/^There will be no verdict/)).toBeDefined();
  await user.click(question.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText(/^It was stopped before its end/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const again = within(await screen.findByRole('dialog'));
  await user.click(again.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(window.location.search).toBe(''));
});
