import { describe, expect, it } from 'vitest';

import { joinChunks, type Chunk, type Reader } from './joinChunks.ts';

const chunk = (file: string, weight: number, imports: string[] = [], canJoin = true): Chunk => ({
  file,
  modules: [`${file}.ts`],
  imports,
  weight,
  canJoin,
});
const reader = (...files: string[]): Reader => ({ files: new Set(files), importance: 1 });
const joined = (chunks: Chunk[], readers: Reader[], requestWeight = 1_000) =>
  joinChunks(chunks, readers, requestWeight).map((modules) => modules.toSorted());

describe('files of a build', () => {
  it('become one where the same readers need them', () => {
    const readers = [reader('a', 'b'), reader('a', 'b')];
    expect(joined([chunk('a', 9_000), chunk('b', 9_000)], readers)).toEqual([['a.ts', 'b.ts']]);
  });

  it('stay apart where a reader would load more in vain than requests weigh', () => {
    const readers = [reader('a', 'b'), reader('a')];
    expect(joined([chunk('a', 9_000), chunk('b', 1_100)], readers)).toEqual([['a.ts'], ['b.ts']]);
    expect(joined([chunk('a', 9_000), chunk('b', 900)], readers)).toEqual([['a.ts', 'b.ts']]);
  });

  it('are spared more for whoever counts more', () => {
    const login: Reader = { files: new Set(['a']), importance: 4 };
    const readers = [reader('a', 'b'), reader('a', 'b'), login];
    expect(joined([chunk('a', 9_000), chunk('b', 900)], readers)).toEqual([['a.ts'], ['b.ts']]);
  });

  it('never need each other once they are joined', () => {
    const chunks = [chunk('a', 100, ['page']), chunk('page', 100, ['b'], false), chunk('b', 100)];
    expect(joined(chunks, [reader('a', 'page', 'b')])).toEqual([['a.ts'], ['b.ts']]);
  });

  it('stay apart where one needs a large file that readers of the other do not have', () => {
    const chunks = [chunk('select', 2_000), chunk('bound', 300, ['forms']), chunk('forms', 14_000)];
    const readers = [
      reader('select', 'bound', 'forms'),
      reader('select', 'bound', 'forms'),
      reader('select'),
      reader('bound', 'forms'),
    ];
    expect(joined(chunks, readers)).toEqual([['select.ts'], ['bound.ts', 'forms.ts']]);
  });

  it('that are asked for by name, or by no screen, are left as they are', () => {
    const chunks = [chunk('page', 100, [], false), chunk('a', 100), chunk('late', 100)];
    expect(joined(chunks, [reader('page', 'a')])).toEqual([['a.ts']]);
  });
});
