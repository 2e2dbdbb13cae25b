// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderUi } from '../../test/renderUi';
import { KeyMetric } from './KeyMetric';

const sure = { n: 120, low: '8.6', high: '9.2' };

it('ties the number to what it is', () => {
  renderUi(<KeyMetric label="Average rating" value="8.9" />);

  expect(screen.getByRole('term').textContent).toBe('Average rating');
  expect(screen.getAllByRole('definition').map((each) => each.textContent)).toEqual(['8.9']);
});

it('says how sure it is', () => {
  const { page } = renderUi(<KeyMetric label="Average rating" value="8.9" certainty={sure} />);

  expect(page.textContent).toContain('likely 8.6 to 9.2, from 120 answers');
  expect(page.textContent).not.toContain('Too early');
});

it('gives no bounds while it is too early to tell', () => {
  const { page } = renderUi(
    <KeyMetric label="Average rating" value="8.9" certainty={{ ...sure, n: 9 }} />,
  );

  expect(page.textContent).toContain('Too early to tell');
  expect(page.textContent).toContain('from 9 answers');
  expect(page.textContent).not.toContain('likely');
});

it('counts scans where it rests on scans', () => {
  const { page } = renderUi(
    <KeyMetric label="Conversion" value="32%" certainty={{ n: 1, of: 'scans' }} />,
  );

  expect(page.textContent).toContain('from 1 scan');
});

it('shows a dash and says why where there is nothing to measure', () => {
  const { page } = renderUi(
    <KeyMetric label="Average rating" value={null} detail="of ten" certainty={{ n: 0 }} />,
  );

  expect(page.textContent).toBe('Average rating–No data available yet');
});

it.each(['up', 'down', 'level'] as const)('says in words how it went %s', (direction) => {
  const { page } = renderUi(
    <KeyMetric label="Scans" value="1,284" change={{ direction, words: '12% more' }} />,
  );

  expect(page.querySelector(`[data-direction="${direction}"]`)?.textContent).toBe('12% more');
});

it('takes less as good news where it is', () => {
  const { page } = renderUi(
    <KeyMetric
      label="Abandon rate"
      value="61%"
      change={{ direction: 'down', news: 'good', words: '4 points lower' }}
    />,
  );

  expect(page.querySelector('[data-news="good"]')?.textContent).toBe('4 points lower');
});

it('shows no number where it could not be loaded, and does not call that empty', () => {
  const { page } = renderUi(<KeyMetric label="Scans" value="1,284" state="failed" />);

  expect(page.textContent).toBe('Scans–Not loaded');
});

it('draws no arrow where nothing clearly moved', () => {
  const { page } = renderUi(
    <KeyMetric
      label="Average rating"
      value="8.4"
      change={{ direction: 'level', words: 'No clear change' }}
    />,
  );

  expect(page.textContent).toContain('No clear change');
  expect(page.querySelector('svg')).toBeNull();
});

it.each([
  ['while there is nothing to measure', { value: null }],
  ['while it is loading', { value: '1,284', state: 'loading' }],
  ['while it is too early to tell', { value: '1,284', certainty: { n: 9 } }],
] as const)('compares nothing %s', (_, measured) => {
  const { page } = renderUi(
    <KeyMetric label="Scans" change={{ direction: 'up', words: '12% more' }} {...measured} />,
  );

  expect(page.textContent).not.toContain('12% more');
});

it('shows no number while it is loading, not even the last one', () => {
  const { page } = renderUi(<KeyMetric label="Average rating" value="8.9" state="loading" />);

  expect(page.textContent).toBe('Average rating');
  expect(page.querySelector('[aria-busy="true"]')).not.toBeNull();
});
