// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderUi } from '../../test/renderUi';
import { ratingOn, unrated, weeksOf } from './ratings.fixtures';
import { RatingOverTime } from './RatingOverTime';

const dayAfter = (index: number) =>
  new Date(Date.UTC(2026, 5, 1 + index)).toISOString().slice(0, 10);
const names = () => screen.getAllByRole('rowheader').map((name) => name.textContent);

it('says each day that somebody rated, and leaves out the others', () => {
  const days = [ratingOn('2026-06-01', 8, 9), unrated('2026-06-02'), ratingOn('2026-06-03', 9, 4)];
  renderUi(<RatingOverTime title="Getting better?" days={days} weeks={weeksOf(days)} />);

  expect(names()).toEqual(['Monday, June 1, 2026', 'Wednesday, June 3, 2026']);
  expect(
    screen
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
      .slice(0, 4),
  ).toEqual(['8.0', '6.8', '9.2', '9']);
});

it('shows weeks where the days would be noise', () => {
  const days = Array.from({ length: 98 }, (_, index) => ratingOn(dayAfter(index), 8, 3));
  renderUi(<RatingOverTime title="Getting better?" days={days} weeks={weeksOf(days)} />);

  expect(names()).toHaveLength(14);
  expect(names()[0]).toBe('Week from Monday, June 1, 2026');
});

it('is empty where nobody rated', () => {
  const days = [unrated('2026-06-01'), unrated('2026-06-02')];
  renderUi(<RatingOverTime title="Getting better?" days={days} weeks={weeksOf(days)} />);

  expect(screen.getByText('No data available yet')).toBeDefined();
});
