// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderUi } from '../../test/renderUi';
import { SentimentSplit } from './SentimentSplit';

const cells = () => screen.getAllByRole('cell').map((cell) => cell.textContent);

it('says each group with its share', () => {
  renderUi(<SentimentSplit title="Are they happy?" positive={30} neutral={6} negative={4} />);

  expect(screen.getAllByRole('rowheader').map((name) => name.textContent)).toEqual([
    'Positive',
    'Neutral',
    'Negative',
  ]);
  expect(cells()).toEqual(['30', '75%', '6', '15%', '4', '10%']);
});

it('draws bars as long as the shares', () => {
  const { page } = renderUi(
    <SentimentSplit title="Are they happy?" positive={30} neutral={6} negative={4} />,
  );
  const bars = [...page.querySelectorAll<HTMLElement>('[data-group]')];

  expect(bars.map((bar) => [bar.dataset['group'], bar.style.width])).toEqual([
    ['positive', '75%'],
    ['neutral', '15%'],
    ['negative', '10%'],
  ]);
});

it('shows no shares of nothing', () => {
  renderUi(<SentimentSplit title="Are they happy?" positive={0} neutral={0} negative={0} />);

  expect(screen.getByText('No data available yet')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});

it('warns of a split that rests on a few answers', () => {
  renderUi(<SentimentSplit title="Are they happy?" positive={2} neutral={0} negative={1} />);

  expect(screen.getByText('Too early to tell')).toBeDefined();
});
