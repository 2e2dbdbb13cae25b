import type { Manifest } from '../manifest.ts';
import { filesOf } from './filesOf.ts';
import { home, login, type Screen } from './screens.ts';

const link = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

const template = (reader: 'session' | 'nobody', files: readonly string[]): string =>
  `<template data-ahead="${reader}">${files.map(link).join('')}</template>`;

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
  if (!page.includes('<script'))
    throw new Error('The page has no script, so nothing can be ahead.');
  return page.replace('<script', () => `${lists.join('')}\n    <script`);
}
