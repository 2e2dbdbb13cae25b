// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderUi } from '../../test/renderUi';
import { LocationsAndCodes } from './LocationsAndCodes';
import { placeOf, places } from './places.fixtures';

const show = async (rows = places) => {
  const rendered = renderUi(<LocationsAndCodes title="How do they compare?" rows={rows} />);
  await screen.findByRole('grid');
  return rendered;
};
const lineOf = (name: RegExp) => {
  const row = screen.getByRole('row', { name });
  return within(row)
    .getAllByRole('gridcell')
    .map((cell) => cell.textContent);
};

it('says of each figure how sure it is', async () => {
  await show([placeOf('Rynek', { rating: 8.5, answers: 100, share: 0.25, location: 'Kraków' })]);

  expect(screen.getByRole('rowheader').textContent).toBe('RynekKraków');
  expect(lineOf(/Rynek/)).toEqual([
    '8.58.1 to 8.9',
    '+51+41 to +61',
    '400',
    '100',
    '25%20% to 30%',
    '1 min 4 s'.replaceAll(/(\d) /g, '$1\u00a0'),
  ]);
});

it('gives no interval while it is too early to tell, and no zero where nothing was measured', async () => {
  await show();

  expect(lineOf(/Riverside/)[0]).toBe('8.9Too early to tell');
  expect(lineOf(/Food truck/)).toEqual(['–', '–', '0', '0', '–', '–']);
});

it('is one table, and not two', async () => {
  const { page } = await show();

  expect(page.querySelectorAll('table')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Show as a table' })).toBeNull();
});

it('gives no numbers where chance alone could have made the order, and says so', async () => {
  await show(places.slice(1, 3));

  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent[0])).toEqual([
    'C',
    'R',
  ]);
  expect(screen.getByText(/^None stands out.* Ranked by the low end/)).toBeDefined();
});

it('draws what will be here while there is nothing, apart from what a reader hears', async () => {
  const { page } = renderUi(
    <LocationsAndCodes title="Which codes?" rows={[]} ofCodes showsSample />,
  );

  expect(await screen.findByText('Example')).toBeDefined();
  expect(await screen.findByText('Terrace')).toBeDefined();
  expect(page.querySelector('[inert]')?.textContent).toContain('Terrace');
});

it('says why the first is the first', async () => {
  await show();

  expect(screen.getByText(/^Ranked by the low end/)).toBeDefined();
  const heads = screen.getAllByRole('columnheader');
  expect(heads.filter((head) => head.getAttribute('aria-sort') !== 'none')).toEqual([]);
});
