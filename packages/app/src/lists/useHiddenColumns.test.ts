// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { useHiddenColumns } from './useHiddenColumns';

const columns = [{ id: 'NAME' }, { id: 'ADDRESS' }, { id: 'note', isHiddenAtFirst: true }];
const open = (list = 'places') => renderHook(() => useHiddenColumns(list, columns)).result;

afterEach(() => localStorage.clear());

it('begins with the columns that a list leaves out by itself', () => {
  expect(open().current.hiddenColumns).toEqual(['note']);
});

it('remembers what was left out until the next visit, list by list', () => {
  const first = open();
  act(() => first.current.onHiddenColumns(['NAME', 'ADDRESS']));

  expect(first.current.hiddenColumns).toEqual(['NAME', 'ADDRESS']);
  expect(open().current.hiddenColumns).toEqual(['NAME', 'ADDRESS']);
  expect(open('people').current.hiddenColumns).toEqual(['note']);
});

it('remembers that nothing is left out', () => {
  const first = open();
  act(() => first.current.onHiddenColumns([]));

  expect(open().current.hiddenColumns).toEqual([]);
});

it('takes what it did not write itself for not there', () => {
  localStorage.setItem('columns:places', '{"NAME": true}');

  expect(open().current.hiddenColumns).toEqual(['note']);
});
