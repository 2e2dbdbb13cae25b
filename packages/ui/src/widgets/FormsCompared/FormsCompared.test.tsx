// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { renderUi } from '../../test/renderUi';
import { ChangeFigure } from './ChangeFigure';
import { FormAxis } from './FormAxis';
import { directionOfChange } from './ComparedForm';
import { FormsCompared } from './FormsCompared';
import { forms, versions } from './forms.fixtures';

it('claims a change only where the interval leaves zero out', () => {
  const { page } = renderUi(<ChangeFigure change={{ value: 0.9, low: 0.5, high: 1.3 }} />);

  expect(page.textContent).toBe('+0.9 (better)+0.5 to +1.3');
  expect(page.querySelectorAll('svg')).toHaveLength(1);
});

it('draws no arrow for what is not clear', () => {
  const { page } = renderUi(<ChangeFigure change={{ value: -0.2, low: -0.9, high: 0.5 }} />);

  expect(page.textContent).toBe('No clear change-0.9 to +0.5');
  expect(page.querySelectorAll('svg')).toHaveLength(0);
});

it('says how sure each average is', () => {
  renderUi(<FormAxis forms={forms} axis={{ from: 7, to: 10, ticks: [7, 8, 9, 10] }} />);

  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Table card8.7likely 8.4 to 9.0, from 431 answers',
    'Receipt8.4likely 7.9 to 8.9, from 138 answers',
    'Takeaway bag9.2Too early to tell, from 7 answers',
  ]);
});

it('has each form and then its versions in its table', async () => {
  const { user } = renderUi(
    <FormsCompared title="Which works?" forms={forms} versions={versions} />,
  );
  await user.click(screen.getByRole('button', { name: 'Show as a table' }));

  expect(
    within(screen.getByRole('table'))
      .getAllByRole('rowheader')
      .map((head) => `${head.textContent} ${head.nextElementSibling?.textContent}`),
  ).toEqual([
    'Table card –',
    'Table card 3',
    'Table card 2',
    'Table card 1',
    'Receipt –',
    'Receipt 2',
    'Receipt 1',
    'Takeaway bag –',
    'Takeaway bag 1',
  ]);
});

it('is empty where nobody answered', () => {
  const silent = forms.map((form) => ({ ...form, submissions: 0 }));
  renderUi(<FormsCompared title="Which works?" forms={silent} versions={[]} />);

  expect(screen.getByText('No data available yet')).toBeDefined();
});

describe('newsOf', () => {
  it.each([
    [{ value: 0.4, low: 0.1, high: 0.7 }, 'better'],
    [{ value: -0.4, low: -0.7, high: -0.1 }, 'worse'],
    [{ value: 0.4, low: -0.1, high: 0.9 }, 'unclear'],
    [{ value: 0.4, low: 0, high: 0.8 }, 'unclear'],
    [{ value: null, low: null, high: null }, null],
  ])('of %o is %s', (change, news) => {
    expect(directionOfChange(change)).toBe(news);
  });
});
