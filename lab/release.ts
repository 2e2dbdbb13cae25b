import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { root } from '../scripts/run.ts';

/**
 * `npm run -w lab release -- 0.1.0`: cuts a version. "Next" of CHANGELOG.md becomes that version with
 * today's date; package.json, the lock file and the files of deploy/ that name the image get its number;
 * all of it is one commit, with a tag whose message is what is new. Nothing is pushed. It refuses
 * a work tree with changes, an empty "Next", a number that is not higher, and a tag that is there.
 * `--in <folder>` does it in another checkout.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { in: { type: 'string', default: root } },
});
const folder = values.in.replace(/\/?$/, '/');
const [version = ''] = positionals;

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
const read = (path: string) => readFileSync(`${folder}${path}`, 'utf8');

function refuse(why: string): never {
  console.error(why);
  process.exit(1);
}

const { version: former } = JSON.parse(read('package.json')) as { version: string };
const numbersOf = (text: string) => text.split('.').map(Number);
const isHigher = (one: string, other: string) => {
  const [major = 0, minor = 0, patch = 0] = numbersOf(one);
  const [formerMajor = 0, formerMinor = 0, formerPatch = 0] = numbersOf(other);
  return (major - formerMajor || minor - formerMinor || patch - formerPatch) > 0;
};

if (!/^\d+\.\d+\.\d+$/.test(version)) refuse('Which version? npm run -w lab release -- 1.2.3');
if (!isHigher(version, former)) refuse(`${version} is not higher than ${former}.`);
if (git('status', '--porcelain') !== '') refuse('There are changes that are not committed.');
if (git('tag', '--list', `v${version}`) !== '') refuse(`There is a tag v${version} already.`);

const changelog = read('CHANGELOG.md');
const [, next = ''] = /^## Next\n(.*?)(?=^## |(?![^]))/ms.exec(changelog) ?? [];
if (!/^- /m.test(next)) refuse('CHANGELOG.md has nothing under "Next".');

const day = new Date().toISOString().slice(0, 10);
writeFileSync(
  `${folder}CHANGELOG.md`,
  changelog.replace(/^## Next\n/m, () => `## Next\n\n## ${version} (${day})\n`),
);

/** The first of these in a lock file is the root's, and so is the second. */
const inPackage = (text: string, count: number) => {
  let left = count;
  return text.replaceAll(`"version": "${former}"`, (found) =>
    left-- > 0 ? `"version": "${version}"` : found,
  );
};
const rewritten: [path: string, rewrite: (text: string) => string][] = [
  ['package.json', (text) => inPackage(text, 1)],
  ['package-lock.json', (text) => inPackage(text, 2)],
  ...[
    'deploy/README.md',
    'deploy/kubernetes/hearback.yaml',
    'deploy/kubernetes/migrate.yaml',
    'deploy/helm/Chart.yaml',
  ].map((path): [string, (text: string) => string] => [
    path,
    (text) => text.replaceAll(former, version),
  ]),
];
for (const [path, rewrite] of rewritten) {
  if (existsSync(`${folder}${path}`)) writeFileSync(`${folder}${path}`, rewrite(read(path)));
}

git('commit', '--all', '--quiet', '--message', `release: Hearback ${version}`);
// Headings would be taken for comments, so the message is kept as it is.
git(
  'tag',
  '--annotate',
  '--cleanup=whitespace',
  `v${version}`,
  '--message',
  `Hearback ${version}\n\n${next.trim()}`,
);
console.log(`Hearback ${version} is committed and tagged. To publish it: git push --follow-tags`);
