import type { Manifest } from '../manifest.ts';
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

/**
 * The app's page for one screen: it names the screen's files, so that they come beside the app's own
 * instead of after them. Whether somebody is logged in is known in the browser alone; the page's script
 * takes one of the two lists.
 */
export function pageAhead(page: string, manifest: Manifest, screen: Screen): string {
  const modulesFor = (reader: 'session' | 'nobody') => {
    if (screen.audience === reader || screen.audience === 'anyone') return screen.modules;
    return (reader === 'session' ? home : login).modules;
  };
  const lists = (['session', 'nobody'] as const).map((reader) =>
    template(reader, filesOf(manifest, modulesFor(reader))),
  );
  // Before the script that takes one of them.
  return putBefore(page, '<script>', lists.join(''));
}
