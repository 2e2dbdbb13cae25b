// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderUi } from '../../test/renderUi';
import { NpsScore, type Nps } from './NpsScore';

const nps: Nps = {
  score: 28,
  low: 12,
  high: 44,
  promoters: 60,
  passives: 28,
  detractors: 32,
  n: 120,
};

it('says on which side of zero it is, and how sure that is', () => {
  renderUi(<NpsScore title="Would they come back?" nps={nps} />);

  expect(screen.getByText('+28')).toBeDefined();
  expect(screen.getByText('likely +12 to +44, from 120 answers')).toBeDefined();
});

it('gives every group its share', () => {
  renderUi(<NpsScore title="Would they come back?" nps={nps} />);

  expect(screen.getAllByRole('rowheader').map((name) => name.textContent)).toEqual([
    'Promoters, 9–10',
    'Passives, 7–8',
    'Detractors, 1–6',
  ]);
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    '60',
    '50%',
    '28',
    '23%',
    '32',
    '27%',
  ]);
});

it('draws no group that nobody is in', () => {
  const { page } = renderUi(
    <NpsScore
      title="Would they come back?"
      nps={{ ...nps, passives: 0, promoters: 88, score: 47 }}
    />,
  );
  const drawn = [...page.querySelectorAll<HTMLElement>('[data-group][style]')];

  expect(drawn.map(({ dataset }) => dataset['group'])).toEqual(['promoter', 'detractor']);
});

it('gives no bounds while it is too early to tell', () => {
  const { page } = renderUi(<NpsScore title="Would they come back?" nps={{ ...nps, n: 3 }} />);

  expect(page.textContent).toContain('Too early to tell');
  expect(page.textContent).not.toContain('likely');
});
