import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';

import type { Reporter, TestModule } from 'vitest/node';

import { root } from '../scripts/run.ts';

const folder = 'stories/visual/pictures';
const page = `${root}test-results/pictures.html`;

/** A picture of a story that looks different. One of the two is missing where a story came or went. */
interface Change {
  name: string;
  before?: Buffer | undefined;
  after?: Buffer | undefined;
}

const image = (png: Buffer) => `<img alt="" src="data:image/png;base64,${png.toString('base64')}">`;
const figure = (caption: string, content = 'none') =>
  `<figure><figcaption>${caption}</figcaption>${content}</figure>`;

function row({ name, before, after }: Change): string {
  const difference = before && after && '<canvas></canvas>';
  return `<section><h2>${name}</h2>${figure('Before', before && image(before))}${figure(
    'After',
    after && image(after),
  )}${figure('Difference', difference)}</section>`;
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 24px }
section { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 8px 16px; margin-block: 32px }
h2 { grid-column: 1 / -1; margin: 0; font-size: 1.125rem }
figure { margin: 0 }
img, canvas { display: block; max-width: 100%; outline: 1px solid #8888 }
canvas { filter: brightness(10) }
`;

/** Subtracts at full size: what is scaled first differs by the scaling. */
const script = `
for (const canvas of document.querySelectorAll('canvas')) {
  const [before, after] = canvas.closest('section').querySelectorAll('img');
  Promise.all([before.decode(), after.decode()]).then(() => {
    canvas.width = after.naturalWidth;
    canvas.height = after.naturalHeight;
    const context = canvas.getContext('2d');
    context.drawImage(before, 0, 0);
    context.globalCompositeOperation = 'difference';
    context.drawImage(after, 0, 0);
  });
}
`;

/** Writes the page that designers review: each changed picture before, after, and what differs. */
function writePage(changes: Change[]) {
  console.log(`Changed pictures: ${changes.length}`);
  if (changes.length === 0) {
    rmSync(page, { force: true });
    return;
  }
  const rows = changes.toSorted((a, b) => a.name.localeCompare(b.name)).map(row);
  mkdirSync(`${root}test-results`, { recursive: true });
  writeFileSync(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Changed pictures</title><style>${style}</style><h1>Changed pictures: ${changes.length}</h1><p>What is the same is black in the difference.</p>${rows.join('')}<script>${script}</script></html>\n`,
  );
  console.log('Before, after and difference: test-results/pictures.html');
}

/** Writes the page after a run in which a story did not look like its picture. */
export default class ReviewPage implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests('failed')]);
    const changes = tests.flatMap((test) =>
      test.artifacts().flatMap((artifact): Change[] => {
        if (artifact.type !== 'internal:toMatchScreenshot') return [];
        const read = (kind: 'reference' | 'actual') => {
          const path = artifact.attachments.find(({ name }) => name === kind)?.path;
          return path === undefined ? undefined : readFileSync(path);
        };
        const [reference, actual] = [read('reference'), read('actual')];
        const name = test.name.replace(/^.* /, '');
        if (actual) return [{ name, before: reference, after: actual }];
        // A new story's only picture is handed over as its reference.
        return artifact.message.startsWith('No existing') ? [{ name, after: reference }] : [];
      }),
    );
    writePage(changes);
  }
}

/** The page of the pictures that changed since a commit: `npm run -w lab visual-review -- --since=main`. */
function writeChangesSince(commit: string) {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, maxBuffer: 1e8, encoding: 'buffer' });
  const earlier = git('ls-tree', '--name-only', commit, `${folder}/`).toString().split('\n');
  const names = [...earlier, ...readdirSync(root + folder)].filter((file) => file.endsWith('.png'));
  const changes = [...new Set(names.map((file) => basename(file, '.png')))].map((name): Change => {
    const file = `${folder}/${name}.png`;
    return {
      name,
      before: earlier.includes(file) ? git('show', `${commit}:${file}`) : undefined,
      after: existsSync(root + file) ? readFileSync(root + file) : undefined,
    };
  });
  writePage(changes.filter(({ before, after }) => !(before && after && before.equals(after))));
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } });
  writeChangesSince(values.since);
}
