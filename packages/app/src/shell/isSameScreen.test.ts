import { expect, it } from 'vitest';

import { newDocumentId, paths } from '../paths';
import { isSameScreen } from './isSameScreen';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'https://hearback.example');
  return { pathname, search };
};

const same = (before: string, now: string) => isSameScreen(at(before), at(now));

it('knows another screen by its path', () => {
  expect(same(paths.frames, paths.frameEditor(newDocumentId))).toBe(false);
  expect(same(paths.frameEditor(newDocumentId), paths.frames)).toBe(false);
  expect(same(paths.frameEditor('a'), paths.frameEditor('b'))).toBe(false);
  expect(same(paths.frameEditor(newDocumentId), paths.formEditor('a'))).toBe(false);
});

it('takes what is new for the same screen when it gets its id', () => {
  expect(same(paths.frameEditor(newDocumentId), paths.frameEditor('a'))).toBe(true);
  expect(same(paths.formEditor(newDocumentId), paths.formEditor('a'))).toBe(true);
  expect(same(paths.codeEditor(newDocumentId), paths.codeEditor('a'))).toBe(true);
});

it('takes filters, tabs and a slash at the end for the same screen', () => {
  expect(same(paths.companies, `${paths.companies}?search=caf%C3%A9&page=2`)).toBe(true);
  expect(same(paths.stats, `${paths.stats}?tab=ratings`)).toBe(true);
  expect(same('/creator', '/creator/')).toBe(true);
});

it('takes the wizard and an article for screens of their own', () => {
  expect(same(paths.creator, paths.wizard)).toBe(false);
  expect(same(paths.wizard, `${paths.wizard}&step=frame`)).toBe(true);
  expect(same('/faq/?tab=forms', '/faq/?tab=forms&article=first-form')).toBe(false);
});
