import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import type { Manifest } from '../manifest.ts';
import type { Drawings } from './drawScreens.ts';
import { pageAhead, pageWithStart } from './pageAhead.ts';
import { screens } from './screens.ts';

/** Lays a page for each screen beside the app's one page, and a list of which is whose. */
export function writePages(client: string, drawings: Drawings) {
  const manifest = JSON.parse(readFileSync(`${client}/manifest.json`, 'utf8')) as Manifest;
  const page = pageWithStart(readFileSync(`${client}/index.html`, 'utf8'), manifest);
  writeFileSync(`${client}/index.html`, page);

  mkdirSync(`${client}/screens`);
  const list = screens.map((screen, index) => {
    const file = `screens/${index}.html`;
    writeFileSync(`${client}/${file}`, pageAhead(page, manifest, screen, drawings));
    return { path: screen.path, file };
  });
  writeFileSync(`${client}/screens/screens.json`, JSON.stringify(list));
}
