import { expect, it } from 'vitest';

import { toCsv, toCsvLines } from './toCsv.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['+48 12 345', "'+48 12 345"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1+1', `"'\t'=1+1"`],
  ['\r=1+1', `"'\r'=1+1"`],
  ['x;=1+1;y', `"x;'=1+1;y"`],
  ['x| "=A1&"', `"x|' ""=A1&"""`],
  ['good\n- bad', `"good\n'- bad"`],
  ['＝1+1', "'＝1+1"],
  ['=HYPERLINK("http://x", "y")', `"'=HYPERLINK(""http://x"", ""y"")"`],
])('makes the formula %j text', (typed, cell) => {
  expect(toCsvLines([[typed]])).toBe(`${cell}\r\n`);
});

it.each([
  ['Lovely, really', '"Lovely, really"'],
  ['She said "good"', '"She said ""good"""'],
  ['two\nlines', '"two\nlines"'],
  ['one; two', '"one; two"'],
  ['one|two', '"one|two"'],
  ['good, -1 for the music', '"good, -1 for the music"'],
  ['10 = ten', '10 = ten'],
  [-5, '-5'],
  [null, ''],
  [true, 'true'],
  [{ a: '1,2' }, '"{""a"":""1,2""}"'],
  [{ a: 'x;=1+1' }, `"{""a"":""x;'=1+1""}"`],
  [new Date('2026-11-21T10:00:00Z'), '2026-11-21T10:00:00.000Z'],
])('writes %j as CSV does', (value, cell) => {
  expect(toCsvLines([[value]])).toBe(`${cell}\r\n`);
});

it('names its columns, also when there are no rows', async () => {
  const none = (async function* () {
    yield await Promise.resolve([]);
  })();
  let text = '';
  for await (const part of toCsv(['id', 'name'], none)) text += part;
  expect(text).toBe('\uFEFFid,name\r\n');
});
