// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderUi } from '../../test/renderUi';
import { commentedDays, silent } from './moods.fixtures';
import { SentimentOverTime } from './SentimentOverTime';

const names = () => screen.getAllByRole('rowheader').map((name) => name.textContent);

it('says each day that has comments, and leaves out the others', () => {
  // 26 October 2026 is a Monday, on which nobody wrote.
  renderUi(<SentimentOverTime title="Better?" days={commentedDays(5)} />);

  expect(names()).toEqual([
    'Friday, October 23, 2026',
    'Saturday, October 24, 2026',
    'Sunday, October 25, 2026',
    'Tuesday, October 27, 2026',
  ]);
  expect(
    screen
      .getAllByRole('cell')
      .slice(0, 3)
      .map((cell) => cell.textContent),
  ).toEqual(['3', '0', '3']);
});

it('names the moods from the best to the worst, with their sums', () => {
  renderUi(
    <SentimentOverTime
      title="Better?"
      days={[
        { date: '2026-11-20', positive: 7, neutral: 2, negative: 1 },
        { date: '2026-11-21', positive: 5, neutral: 0, negative: 3 },
      ]}
    />,
  );

  expect(screen.getAllByRole('listitem').map((key) => key.textContent)).toEqual([
    'Positive 12',
    'Neutral 2',
    'Negative 4',
    'per day',
  ]);
});

it('shows weeks where the days would be noise', () => {
  renderUi(<SentimentOverTime title="Better?" days={commentedDays(98)} />);

  expect(names()).toHaveLength(14);
  expect(names()[0]).toBe('Week from Friday, October 23, 2026');
});

it('warns of a course that rests on a few comments', () => {
  const [first, ...others] = commentedDays(7);
  if (!first) throw new Error('There is a first day.');
  renderUi(<SentimentOverTime title="Better?" days={[first, ...others.map(silent)]} />);

  expect(screen.getByText('Too early to tell')).toBeDefined();
});

it('is empty where nobody wrote', () => {
  renderUi(<SentimentOverTime title="Better?" days={commentedDays(7).map(silent)} />);

  expect(screen.getByText('No data available yet')).toBeDefined();
});
