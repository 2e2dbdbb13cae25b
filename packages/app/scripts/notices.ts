import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

import { readLock, runtimeParts, serverPackages } from '../../../scripts/runtimeParts.ts';

/** Folders of the third-party packages from which the builds took a module, a style or a file. */
const bundled = new Set<string>();

/** The folder of the package that a module belongs to; none for one of ours. */
function packageFolderOf(id: string): string | undefined {
  const path = id.replace(/^\0+/, '').replace(/[?#].*$/, '');
  const end = path.lastIndexOf('/node_modules/');
  if (end < 0) return undefined;
  const [name = '', second = ''] = path.slice(end + '/node_modules/'.length).split('/');
  const folder = `${path.slice(0, end)}/node_modules/${name.startsWith('@') ? `${name}/${second}` : name}`;
  return existsSync(`${folder}/package.json`) ? folder : undefined;
}

/** Notes what ends up in the files of a build. Each build and each kind of worker needs one. */
export const gatherPackages = (app: string): Plugin => ({
  name: 'gather-packages',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk'
        ? file.moduleIds
        : file.originalFileNames.map((name) => (name.startsWith('/') ? name : `${app}${name}`)),
    );
    // Styles of a package leave no module in a chunk, and fonts that styles name leave none either.
    for (const id of [...modules, ...this.getModuleIds()].filter(
      (each) => modules.includes(each) || /\.(css|woff2?|wasm)(\?|$)/.test(each),
    )) {
      const folder = packageFolderOf(id);
      if (folder !== undefined) bundled.add(folder);
    }
  },
});

interface Manifest {
  name: string;
  version: string;
  license?: string;
  author?: string | { name?: string };
  repository?: string | { url?: string };
}

const require = createRequire(import.meta.url);

/** The text of a license as SPDX publishes it, for a package without a file of its own. */
function standardText(license: string): string {
  const ids = license.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /);
  const texts = ids.map((id) => {
    const { licenseText } = require(`spdx-license-list/licenses/${id}.json`) as {
      licenseText: string;
    };
    return licenseText.trim();
  });
  return texts.join('\n\n');
}

function noticeOf(folder: string): { title: string; text: string } {
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest;
  const { name, version, license = '', author = '', repository = '' } = manifest;
  const files = readdirSync(folder).filter((file) =>
    /^((un)?licen[sc]e|copying|notice|ofl)([.-].*)?$/i.test(file),
  );
  const own = files.map((file) => readFileSync(`${folder}/${file}`, 'utf8').trim());
  const source = typeof repository === 'string' ? repository : (repository.url ?? '');
  const holder = (typeof author === 'string' ? author : author.name) ?? '';
  const text =
    own.length > 0
      ? own.join('\n\n')
      : [`Copyright: ${holder || `the authors of ${name}`}`, standardText(license)].join('\n\n');
  return {
    title: [`${name} ${version} (${license})`, source].filter(Boolean).join('\n'),
    text: text.replaceAll('\r\n', '\n'),
  };
}

/** A chapter of packages. Those that share a text stand above it together. */
function chapter(heading: string, folders: readonly string[]): string {
  const byText = new Map<string, Set<string>>();
  for (const { title, text } of folders.map(noticeOf)) {
    byText.set(text, (byText.get(text) ?? new Set()).add(title));
  }
  const entries = [...byText]
    .map(([text, titles]) => ({ titles: [...titles].toSorted().join('\n'), text }))
    .toSorted((a, b) => a.titles.localeCompare(b.titles, 'en'));
  return [
    `${'='.repeat(78)}\n${heading}\n${'='.repeat(78)}`,
    ...entries.map(({ titles, text }) => `${titles}\n\n${text}\n\n${'-'.repeat(78)}`),
  ].join('\n\n');
}

/**
 * Writes `third-party-notices.txt` for browsers and for the image: the license of each package of which
 * something is in the bundles, and of each other one that the server runs.
 */
export function writeNotices(file: string) {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const lock = readLock(root);
  const running = [...runtimeParts(lock, serverPackages)]
    .filter((path) => path.includes('node_modules/') && !lock[path]?.link)
    .map((path) => `${root}${path}`)
    // Binaries of other systems are in the lock file alone.
    .filter((folder) => existsSync(folder) && !bundled.has(folder));
  writeFileSync(
    file,
    [
      'Hearback is licensed under the GNU Affero General Public License, version 3 (LICENSE in its source).',
      'It contains the following packages of others, each under the license that is printed below its name.',
      '',
      chapter('In the pages that browsers load', [...bundled].toSorted()),
      '',
      chapter('On the server', running.toSorted()),
      '',
    ].join('\n'),
  );
}
