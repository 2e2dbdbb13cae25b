import { VerifyTokenOperation } from '../../src/server/generated/operations/VerifyToken.ts';
import type { Manifest } from '../manifest.ts';
import { filesAtHand, filesOf } from './filesOf.ts';
import { home, login, type Screen } from './screens.ts';

const preload = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

/** What a screen looks like before anybody has touched it: its markup by language, and all it wears. */
export interface Drawing {
  markups: ReadonlyMap<string, string>;
  styles: string;
}

const template = (reader: 'session' | 'nobody', files: readonly string[]): string =>
  `<template data-ahead="${reader}">${files.map(preload).join('')}</template>`;

const putBefore = (page: string, mark: string, text: string): string => {
  if (!page.includes(mark)) throw new Error(`The page has no ${mark}, so nothing can be ahead.`);
  return page.replace(mark, () => `${text}\n    ${mark}`);
};

const hashMark = '__VERIFY_TOKEN_HASH__';

/**
 * The app's page with the files that every screen begins with, for which the page does not wait, and the operation
 * that its script checks the session by.
 */
export function pageWithStart(page: string, manifest: Manifest): string {
  if (!page.includes(hashMark)) throw new Error(`The page has no ${hashMark}.`);
  return putBefore(
    page.replace(hashMark, VerifyTokenOperation.hash),
    '<script type="module"',
    filesAtHand(manifest).map(preload).join(''),
  );
}

/** Ready to be put in place; the page's script chooses the reader's language. */
const drawn = (path: string, { markups, styles }: Drawing): string =>
  [...markups]
    .map(
      ([language, markup]) =>
        `<template data-drawn="${language}" data-path="${path}">${markup}</template>`,
    )
    .join('') + `<style>${styles}</style>`;

/**
 * The app's page for one screen: it names the screen's files, so that they come beside the app's own
 * instead of after them. Whether somebody is logged in is known in the browser alone; the page's script
 * takes one of the two lists. Where the build has drawn the screen, the page brings that.
 */
export function prerenderedPage(
  page: string,
  manifest: Manifest,
  screen: Screen,
  drawing?: Drawing,
): string {
  const modulesFor = (reader: 'session' | 'nobody') => {
    if (screen.audience === reader || screen.audience === 'anyone') return screen.modules;
    return (reader === 'session' ? home : login).modules;
  };
  const lists = (['session', 'nobody'] as const).map((reader) =>
    template(reader, filesOf(manifest, modulesFor(reader))),
  );
  const brought = drawing ? drawn(screen.path, drawing) : '';
  // Before the script that takes one of them.
  return putBefore(page, '<script>', lists.join('') + brought);
}
