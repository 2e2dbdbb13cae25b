// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { storeLogin } from '../session/session';
import { areSingleKeysOn, switchSingleKeys } from '../shell/shortcuts/shortcuts';
import { useListView } from './useListView';

const columns = [{ id: 'NAME' }, { id: 'ADDRESS' }, { id: 'note', isHiddenAtFirst: true }];
const open = (list = 'places') => renderHook(() => useListView(list, columns)).result;

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

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
  localStorage.setItem('columns:places:', '{"NAME": true}');

  expect(open().current.hiddenColumns).toEqual(['note']);
});

it('leaves nothing out for the next account on the device, and finds its own again', () => {
  const logIn = (person: string) => {
    const token = `h.${btoa(JSON.stringify({ user_id: person }))}.s`;
    storeLogin({ access: token, refresh: token }, { remember: false });
  };
  logIn('ada');
  const first = open();
  act(() => first.current.onHiddenColumns(['NAME', 'ADDRESS']));
  switchSingleKeys(false);

  logIn('ben');
  expect(open().current.hiddenColumns).toEqual(['note']);
  expect(areSingleKeysOn()).toBe(true);

  logIn('ada');
  expect(open().current.hiddenColumns).toEqual(['NAME', 'ADDRESS']);
  expect(areSingleKeysOn()).toBe(false);
});

it('remembers the height of rows for all lists of the device', () => {
  const first = open();
  expect(first.current.density).toBe('comfortable');
  act(() => first.current.onDensity('compact'));

  expect(first.current.density).toBe('compact');
  expect(open('people').current.density).toBe('compact');
});
