// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderUi } from '../../test/renderUi';
import { WeekdaySubmissions } from './WeekdaySubmissions';

const days = () => screen.getAllByRole('rowheader').map((day) => day.textContent);

it('begins the week on Monday, in every language', () => {
  const counts = [5, 0, 0, 0, 0, 10, 5];
  const { leave } = renderUi(<WeekdaySubmissions title="Busy days?" counts={counts} />);
  expect(days()).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
  expect(
    screen
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
      .slice(0, 2),
  ).toEqual(['5', '25%']);
  leave();

  renderUi(<WeekdaySubmissions title="Ruch?" counts={counts} />, { language: 'pl-PL' });
  expect([days()[0], days()[6]]).toEqual(['pon.', 'niedz.']);
});

it('is empty where nobody answered', () => {
  renderUi(<WeekdaySubmissions title="Busy days?" counts={[0, 0, 0, 0, 0, 0, 0]} />);

  expect(screen.getByText('No data available yet')).toBeDefined();
});
