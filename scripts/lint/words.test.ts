import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { root } from '../run.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearback-lint-'));

/** Lines of some markup at which the rule reports. */
function linesOf(markup: string): number[] {
  const file = join(folder, 'Markup.tsx');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `export const Markup = ({ words, count }) => (\n<>\n${markup}\n</>\n);\n`);
  const config = join(folder, 'oxlintrc.json');
  writeFileSync(
    config,
    JSON.stringify({
      jsPlugins: [join(root, 'scripts/lint/words.ts')],
      categories: { correctness: 'off' },
      rules: { 'hearback/words-from-catalogues': 'error' },
    }),
  );
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/oxlint'),
    ['-c', config, '-f', 'unix', file],
    { encoding: 'utf8' },
  );
  // The markup begins on the third line.
  return [...stdout.matchAll(/Markup\.tsx:(\d+):/g)].map(([, line]) => Number(line) - 2);
}

it('finds words that cannot be translated, seen or only heard', () => {
  expect(
    linesOf(
      [
        '<p>Add location</p>',
        '<button aria-label="Close" />',
        '<p>{"Only here"}</p>',
        '<p>{`${count} codes`}</p>',
        '<img alt={`Picture of ${words.place}`} />',
      ].join('\n'),
    ),
  ).toEqual([1, 2, 3, 4, 5]);
});

it('leaves signs, numbers, names and what is from a catalogue alone', () => {
  expect(
    linesOf(
      [
        '<p>{words.add} · {count}%</p>',
        '<p>Hearback</p>',
        '<p>{`(${words.early}), `}</p>',
        '<button aria-label={words.close} data-state="open" className="wide" />',
      ].join('\n'),
    ),
  ).toEqual([]);
});
