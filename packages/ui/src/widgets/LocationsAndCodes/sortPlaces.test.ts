import { describe, expect, it } from 'vitest';

import { nextSort, sortPlaces, type PlaceRow } from './sortPlaces';

const estimate = (value: number | null) => ({ value, low: value, high: value, n: 40 });
const row = (name: string, rating: number | null, scans: number): PlaceRow => ({
  id: name,
  name,
  scans,
  submissions: scans,
  conversionRate: estimate(0.5),
  averageRating: estimate(rating),
  nps: estimate(rating === null ? null : rating * 10),
  averageResponseTime: rating,
  standing: name === 'Rynek' ? 'ABOVE' : null,
});
// In the order of the lower ends, which is not the order of the averages.
const rows = [
  row('Rynek', 8.9, 20),
  row('Stolik 10', 9.4, 80),
  row('Stolik 2', null, 400),
  row('Łódź', 6, 80),
];
const names = (column: string, direction: 'ascending' | 'descending') =>
  sortPlaces(rows, { column, direction }, 'pl-PL').map(({ name }) => name);

describe('sortPlaces', () => {
  it('leaves the ranking as it comes, but for what nobody rated', () => {
    expect(sortPlaces(rows, null, 'pl-PL').map(({ name }) => name)).toEqual([
      'Rynek',
      'Stolik 10',
      'Łódź',
      'Stolik 2',
    ]);
  });

  it('sorts by the average itself once that is asked for', () => {
    expect(names('averageRating', 'descending')).toEqual([
      'Stolik 10',
      'Rynek',
      'Łódź',
      'Stolik 2',
    ]);
    expect(names('averageRating', 'ascending')).toEqual(['Łódź', 'Rynek', 'Stolik 10', 'Stolik 2']);
  });

  it('puts what has no figure last, both ways', () => {
    expect(names('nps', 'ascending').at(-1)).toBe('Stolik 2');
    expect(names('nps', 'descending').at(-1)).toBe('Stolik 2');
  });

  it('keeps the rank of equals', () => {
    expect(names('scans', 'descending')).toEqual(['Stolik 2', 'Stolik 10', 'Łódź', 'Rynek']);
  });

  it('reads names as people do: numbers by their value, letters by their language', () => {
    expect(names('name', 'ascending')).toEqual(['Łódź', 'Rynek', 'Stolik 2', 'Stolik 10']);
  });

  it('remembers the place that a row has among all', () => {
    const sorted = sortPlaces(rows, { column: 'scans', direction: 'descending' }, 'pl-PL');

    expect(sorted.map(({ place }) => place)).toEqual([3, 2, 4, 1]);
  });

  it('numbers nothing that is too early to tell, and nothing at all where none stands out', () => {
    const places = (given: readonly PlaceRow[]) =>
      sortPlaces(given, null, 'pl-PL').map(({ place }) => place);
    const early = { ...row('Kiosk', 9.3, 4), averageRating: { ...estimate(9.3), n: 4 } };

    expect(places([early, ...rows.slice(0, 2)])).toEqual([null, 1, 2]);
    expect(places(rows.slice(1))).toEqual([null, null, null]);
  });
});

describe('nextSort', () => {
  it('shows the greatest first, turns around at the second press, and returns to the ranking', () => {
    const first = nextSort(null, { column: 'scans', direction: 'ascending' });
    const second = nextSort(first, { column: 'scans', direction: 'ascending' });

    expect(first).toEqual({ column: 'scans', direction: 'descending' });
    expect(second?.direction).toBe('ascending');
    expect(nextSort(second, { column: 'scans', direction: 'descending' })).toBeNull();
  });

  it('begins names with the first letter', () => {
    const first = nextSort(null, { column: 'name', direction: 'ascending' });

    expect(first?.direction).toBe('ascending');
    expect(nextSort(first, { column: 'name', direction: 'descending' })?.direction).toBe(
      'descending',
    );
  });
});
