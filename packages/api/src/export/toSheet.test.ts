import { expect, it } from 'vitest';

import { cellStyles, escapeXml, sheetCell, toSheet, toWorkbook } from './toWorkbook.ts';

it.each(['=1+1', '+48', '-1', '@x', '\t=1', '＝1', '＋1', '－1', '＠x'])(
  'marks %j as text that nothing computes',
  (text) => {
    expect(sheetCell(text)).toContain(`<c t="inlineStr" s="${cellStyles.quoted}">`);
    expect(sheetCell(text)).toContain(escapeXml(text));
  },
);

it.each([
  [5, '<c><v>5</v></c>'],
  [null, '<c/>'],
  ['', '<c/>'],
  [new Date('1970-01-02T12:00:00Z'), `<c s="${cellStyles.moment}"><v>25570.5</v></c>`],
])('writes %j as a spreadsheet does', (value, cell) => {
  expect(sheetCell(value)).toBe(cell);
});

it.each([
  ['a\u0000\u0008\uFFFEb', 'ab'],
  ['\uD83D', '\uFFFD'],
  ['☕🍰', '☕🍰'],
  ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
  ['_x000D_', '_x005F_x000D_'],
])('writes %j as XML can say it', (text, written) => {
  expect(escapeXml(text)).toBe(written);
});

const gather = async (parts: AsyncIterable<unknown>) => {
  let text = '';
  for await (const part of parts) text += String(part);
  return text;
};

async function* slicesOf(count: number, size: number) {
  for (let from = 0; from < count; from += size) {
    const rows = Array.from({ length: Math.min(size, count - from) }, (_, n) => [from + n]);
    yield await Promise.resolve(rows);
  }
}

it('marks headings as text, too', async () => {
  expect(await gather(toSheet(['=cmd'], slicesOf(0, 1)))).toContain(
    `<c t="inlineStr" s="${cellStyles.heading}"><is><t xml:space="preserve">=cmd</t>`,
  );
});

it('goes on in a second sheet where the first is full, and loses no row', async () => {
  const rowCount = 1_048_575 + 2;
  const slices = slicesOf(rowCount, 10_000);
  const entries = toWorkbook({ title: 'Rows', headings: ['n'], rowCount, slices });
  const sheets = entries.filter(({ path }) => path.startsWith('xl/worksheets/'));
  expect(sheets).toHaveLength(2);

  const rowsOf = async (index: number) =>
    (await gather(sheets[index]?.content() ?? slicesOf(0, 1))).match(/<v>\d+<\/v>/g) ?? [];
  const first = await rowsOf(0);
  expect([first.length, first.at(-1)]).toEqual([1_048_575, '<v>1048574</v>']);
  expect(await rowsOf(1)).toEqual(['<v>1048575</v>', '<v>1048576</v>']);
});
