// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../test/renderUi';
import { type SilentCodeRow, SilentCodes } from './SilentCodes';

const table: SilentCodeRow = {
  id: '7',
  name: 'Table 4',
  location: 'Old Town',
  lastScan: '2026-11-03',
  silentDays: 18,
  expectedScans: 42.3,
};
const codesOf = (length: number) =>
  Array.from({ length }, (_, index) => ({ ...table, id: `${index}`, name: `Table ${index}` }));

it('says of a code where it is, since when nobody scans it and how many were expected', () => {
  renderUi(<SilentCodes title="Silent?" codes={[table]} hrefOf={(id) => `/codes/${id}/`} />);

  expect(screen.getByRole('listitem').textContent).toBe(
    'Table 4Old TownNo scan since Nov 3, 18 daysabout 42 scans expected',
  );
  expect(screen.getByRole('link', { name: 'Table 4' }).getAttribute('href')).toBe('/codes/7/');
});

it('links nowhere where nobody says where', () => {
  renderUi(<SilentCodes title="Silent?" codes={[table]} />);

  expect(screen.getByText('Table 4')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([
  [1, 5, '1 dzień', 'spodziewane około 5 skanów'],
  [22, 22, '22 dni', 'spodziewane około 22 skany'],
])('counts %d days and %d scans in Polish', (silentDays, expectedScans, days, scans) => {
  renderUi(<SilentCodes title="Cisza?" codes={[{ ...table, silentDays, expectedScans }]} />, {
    language: 'pl-PL',
  });

  expect(screen.getByText(days)).toBeDefined();
  expect(screen.getByText(scans)).toBeDefined();
});

it('keeps the order it is given, and lists the others when asked', async () => {
  const { user } = renderUi(<SilentCodes title="Silent?" codes={codesOf(7)} most={2} />);
  const names = () =>
    screen.getAllByRole('listitem').map((item) => item.textContent.slice(0, 'Table 0'.length));
  expect(names()).toEqual(['Table 0', 'Table 1']);

  await user.click(screen.getByRole('button', { name: 'Show all 7' }));

  expect(names()).toHaveLength(7);
  expect(names()[6]).toBe('Table 6');
});

it('calls it good news where no code is silent, and offers no table of it', () => {
  renderUi(<SilentCodes title="Silent?" codes={[]} />);

  expect(screen.getByText('No code has gone silent')).toBeDefined();
  expect(screen.queryByText('No data available yet')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says nothing good while it does not know', () => {
  renderUi(<SilentCodes title="Silent?" codes={[]} state="failed" />);

  expect(screen.queryByText('No code has gone silent')).toBeNull();
});
