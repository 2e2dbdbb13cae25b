import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import type { Manifest } from '../manifest.ts';
import { usedStyles } from '../../src/visitor/usedStyles.ts';
import type { Drawings } from './drawScreens.ts';
import { filesAtHand, filesOf } from './filesOf.ts';
import { prerenderedPage, pageWithStart, type Drawing } from './prerenderedPage.ts';
import { screens, type Screen } from './screens.ts';

/** Lays a page for each screen beside the app's one page, and a list of which is whose. */
export function writePages(client: string, drawings: Drawings) {
  const manifest = JSON.parse(readFileSync(`${client}/manifest.json`, 'utf8')) as Manifest;
  const page = pageWithStart(readFileSync(`${client}/index.html`, 'utf8'), manifest);
  writeFileSync(`${client}/index.html`, page);

  const drawingOf = ({ path, modules }: Screen): Drawing | undefined => {
    const markups = drawings.get(path);
    if (!markups) return undefined;
    const css = [...filesAtHand(manifest), ...filesOf(manifest, modules)]
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFileSync(`${client}/${file}`, 'utf8'));
    return { markups, styles: usedStyles(css.join(''), [...markups.values()].join('')) };
  };

  mkdirSync(`${client}/screens`);
  const list = screens.map((screen, index) => {
    const file = `screens/${index}.html`;
    const html = prerenderedPage(page, manifest, screen, drawingOf(screen));
    writeFileSync(`${client}/${file}`, html);
    return { path: screen.path, file };
  });
  writeFileSync(`${client}/screens/screens.json`, JSON.stringify(list));
}
