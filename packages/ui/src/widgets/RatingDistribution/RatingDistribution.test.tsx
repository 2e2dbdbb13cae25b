// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderUi } from '../../test/renderUi';
import { RatingDistribution } from './RatingDistribution';

const counts = Array.from({ length: 10 }, (_, index) => ({ rating: index + 1, count: 0 }));
const with9And10 = counts.map(({ rating }) => ({ rating, count: rating > 8 ? rating : 0 }));

it('keeps the place of a rating that nobody gave', () => {
  renderUi(<RatingDistribution title="Mostly nines?" counts={with9And10} />);

  expect(screen.getAllByRole('rowheader').map((name) => name.textContent)).toEqual(
    counts.map(({ rating }) => String(rating)),
  );
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    ...Array.from({ length: 8 }, () => ['0', '0%']).flat(),
    '9',
    '47%',
    '10',
    '53%',
  ]);
});

it('is empty where nobody rated', () => {
  renderUi(<RatingDistribution title="Mostly nines?" counts={counts} />);

  expect(screen.getByText('No data available yet')).toBeDefined();
});
