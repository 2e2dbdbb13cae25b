import type { Manifest } from '../manifest.ts';
import type { Drawings } from './drawScreens.ts';
import { filesAtHand, filesOf } from './filesOf.ts';
import { home, login, type Screen } from './screens.ts';

const preload = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

/** Styles of what every screen begins with hold for it, whatever it is. */
const load = (file: string): string =>
  file.endsWith('.css') ? `<link rel="stylesheet" crossorigin href="/${file}">` : preload(file);

const template = (reader: 'session' | 'nobody', files: readonly string[]): string =>
  `<template data-ahead="${reader}">${files.map(preload).join('')}</template>`;

const putBefore = (page: string, mark: string, text: string): string => {
  if (!page.includes(mark)) throw new Error(`The page has no ${mark}, so nothing can be ahead.`);
  return page.replace(mark, () => `${text}\n    ${mark}`);
};

/**
 * The app's page with the files that every screen begins with, which come side by side. They stand after
 * the page's own script, which would wait for the styles otherwise.
 */
export const pageWithStart = (page: string, manifest: Manifest): string =>
  putBefore(page, '<script type="module"', filesAtHand(manifest).map(load).join(''));

/** Ready to be put in place; the page's script chooses the reader's language. */
const drawingsOf = (path: string, drawings: Drawings): string =>
  [...(drawings.get(path) ?? [])]
    .map(
      ([language, markup]) =>
        `<template data-drawn="${language}" data-path="${path}">${markup}</template>`,
    )
    .join('');

/**
 * The app's page for one screen: it names the screen's files, so that they come beside the app's own
 * instead of after them. Whether somebody is logged in is known in the browser alone; the page's script
 * takes one of the two lists. Where the build has drawn the screen, the page brings it, with its styles.
 */
export function pageAhead(
  page: string,
  manifest: Manifest,
  screen: Screen,
  drawings: Drawings,
): string {
  const modulesFor = (reader: 'session' | 'nobody') => {
    if (screen.audience === reader || screen.audience === 'anyone') return screen.modules;
    return (reader === 'session' ? home : login).modules;
  };
  const lists = (['session', 'nobody'] as const).map((reader) =>
    template(reader, filesOf(manifest, modulesFor(reader))),
  );
  const drawn = drawingsOf(screen.path, drawings);
  const looks = filesOf(manifest, screen.modules).filter((file) => file.endsWith('.css'));
  const styled =
    drawn === '' ? page : putBefore(page, '<script type="module"', looks.map(load).join(''));
  // Before the script that takes one of them.
  return putBefore(styled, '<script>', lists.join('') + drawn);
}
