// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderUi } from '../../test/renderUi';
import { ChartTable } from './ChartTable';

const rows = [
  ['Rynek 12', '1,284', '8.9'],
  ['Rynek 12', '397', '7.1'],
];

it.each([true, false])('says what the drawing says, on the page or not: %s', (isVisible) => {
  renderUi(
    <ChartTable
      caption="Which places are liked?"
      columns={['Place', 'Answers', 'Rating']}
      rows={rows}
      isVisible={isVisible}
    />,
  );
  const table = screen.getByRole('table', { name: 'Which places are liked?' });
  const [, ...lines] = within(table).getAllByRole('row');

  expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
  expect(lines.map((line) => within(line).getByRole('rowheader').textContent)).toEqual([
    'Rynek 12',
    'Rynek 12',
  ]);
  expect(
    within(table)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['1,284', '8.9', '397', '7.1']);
});

it('is scrolled by keyboard where it is shown, and no stop where it is not', async () => {
  const props = { caption: 'Which places?', columns: ['Place'], rows: [['Rynek 12']] };
  const { user, leave } = renderUi(<ChartTable {...props} isVisible />);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Which places?' }));
  leave();

  renderUi(<ChartTable {...props} isVisible={false} />);
  await user.tab();
  expect(document.activeElement).toBe(document.body);
});
