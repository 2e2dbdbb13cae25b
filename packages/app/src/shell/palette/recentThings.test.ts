// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';

import { storeLogin } from '../../session/session';
import { forgetRecentThings, readRecentThings, rememberThing, renameThings } from './recentThings';

const tokenOf = (sid: string) => `x.${btoa(JSON.stringify({ sid }))}.x`;
const logIn = (sid: string, remember = true) =>
  storeLogin({ access: tokenOf(sid), refresh: tokenOf(sid) }, { remember });
const names = () => readRecentThings().map(({ name }) => name);
const open = (id: string, name = id) => rememberThing({ kind: 'form', id, name });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  logIn('one');
});

it('has what was opened last first, each once', () => {
  for (const id of ['a', 'b', 'a']) open(id);

  expect(names()).toEqual(['a', 'b']);
});

it('keeps a handful', () => {
  for (const id of 'abcdefgh') open(id);

  expect(names()).toEqual(['h', 'g', 'f', 'e', 'd', 'c']);
});

it('keeps the name while a thing is opened that has not come yet', () => {
  open('a', 'Table form');
  open('a', '');

  expect(names()).toEqual(['Table form']);
});

it('takes new names over', () => {
  open('a', 'Table form');
  renameThings(() => 'Bar form');

  expect(names()).toEqual(['Bar form']);
});

it('shows nothing of one session to the next', () => {
  open('a');
  logIn('two');

  expect(names()).toEqual([]);
});

it('leaves nothing in the browser for a session that is not remembered', () => {
  logIn('short', false);
  open('a');

  expect(names()).toEqual(['a']);
  expect(JSON.stringify({ ...localStorage })).not.toContain('recent');
});

it('is gone when told to forget', () => {
  open('a');
  forgetRecentThings();

  expect(names()).toEqual([]);
});

it('takes what is not its own for nothing', () => {
  localStorage.setItem('recent_things', 'broken');

  expect(names()).toEqual([]);
});
