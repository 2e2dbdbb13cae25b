import { describe, expect, it } from 'vitest';

import { csvDialectOf, writeCsv } from './saveChart';

const english = csvDialectOf('en-US');
const polish = csvDialectOf('pl-PL');

const linesOf = (...rows: (string | number | null)[][]) =>
  writeCsv(['Name', 'Answers'], rows, english).replace('\uFEFF', '').split('\r\n').slice(1, -1);

describe('writeCsv', () => {
  it('says that it is UTF-8, so that spreadsheets read Polish names', () => {
    expect(writeCsv(['Nazwa'], [['Łódź']], polish)).toBe('\uFEFFNazwa\r\nŁódź\r\n');
  });

  it('keeps commas, quotes and line ends inside their cell', () => {
    expect(linesOf(['Lipa, Station', 4], ['The "Kiosk"', 1], ['two\nlines', 0])).toEqual([
      '"Lipa, Station",4',
      '"The ""Kiosk""",1',
      '"two\nlines",0',
    ]);
  });

  it.each([
    '=1+1',
    '+48 600',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '  =1',
    '|cmd',
    '\r=1',
    '＝1',
    '\u200b=1',
    '\0@1',
  ])('lets no name become a formula: %j', (name) => {
    expect(linesOf([name, 1]).join('\r\n')).toBe(`"'${name}",1`);
  });

  it('leaves numbers numbers, below zero too, and an unknown one empty', () => {
    expect(linesOf(['Score', -18.5], ['Kiosk', null])).toEqual(['Score,-18.5', 'Kiosk,']);
  });

  it('writes for a Polish spreadsheet with semicolons and decimal commas', () => {
    expect(
      writeCsv(
        ['Nazwa', 'Ocena'],
        [
          ['Lipa, Dworzec', 8.25],
          ['Rynek; 12', -0.5],
          ['=1+1', null],
        ],
        polish,
      ),
    ).toBe('\uFEFFNazwa;Ocena\r\n"Lipa, Dworzec";8,25\r\n"Rynek; 12";-0,5\r\n"\'=1+1";\r\n');
  });
});
