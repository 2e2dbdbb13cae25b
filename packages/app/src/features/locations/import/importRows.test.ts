import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';

import { readSheet } from '../../../fields/sheets/readSheet';
import { findColumns, findDraftIssues, toDraft, toImportInput } from './importRows';

const defaults = { companyId: 'c1', email: 'hello@cafe.example', timezone: 'Europe/Warsaw' };
const known = [{ id: 'c1', name: 'Parasol' }];

async function draftOf(text: string) {
  const sheet = await readSheet(text);
  if ('issue' in sheet) throw new Error(sheet.issue.kind);
  return toDraft(sheet, findColumns(sheet.headings), known, defaults);
}

it.each([
  [
    ['Name', 'Company', 'E-mail', 'Address'],
    ['name', 'company', 'email', 'address'],
  ],
  [
    ['Firma', 'Oddział', 'Ulica', 'NIP', 'Tagi'],
    ['company', 'name', 'address', 'registrationNumber', 'tags'],
  ],
  [
    ['store', 'colour', 'company_address', 'alertEmail'],
    ['name', undefined, 'companyAddress', 'alertEmail'],
  ],
  [
    ['Name', 'Shop'],
    ['name', undefined],
  ],
])('recognizes the columns %o', (headings, columns) => {
  expect(findColumns(headings)).toEqual(columns);
});

it('finds companies whatever the letter case, and adds those that are new once', async () => {
  const draft = await draftOf(
    [
      'Name\tCompany\tAddress\tEmail\tNIP\tAlerts',
      'Leeds\tPARASOL\tHigh Street 1\tleeds@cafe.example\t\tboss@cafe.example',
      'York\tChain Ltd\tStonegate 2\t\t\t',
      'Hull\tchain ltd\tQuay 3\t\t12 34\t',
      'Bath\t\tPump Room 4\t\t\t',
    ].join('\n'),
  );
  const [chain] = draft.companies;
  expect(draft.companies).toMatchObject([{ name: 'Chain Ltd', registrationNumber: '12 34' }]);
  expect(draft.rows.map(({ companyId }) => companyId)).toEqual(['c1', chain?.id, chain?.id, 'c1']);
  expect(draft.rows.map(({ line, email }) => [line, email])).toEqual([
    [2, 'leeds@cafe.example'],
    [3, defaults.email],
    [4, defaults.email],
    [5, defaults.email],
  ]);
  expect(toImportInput(draft).locations[0]).toMatchObject({
    name: 'Leeds',
    alertEmail: 'boss@cafe.example',
    visitorName: null,
    timezone: 'Europe/Warsaw',
  });
  expect(new Set(draft.rows.map(({ id }) => id)).size).toBe(4);
});

it('reads tags with commas, semicolons or lines between, and finds those that are wrong', async () => {
  const long = 'x'.repeat(31);
  const draft = await draftOf(
    [
      'name,address,tags',
      'Leeds,High Street 1,"Drive-in, north"',
      'York,Stonegate 2,"a;b\nc"',
      `Hull,Quay 3,${long}`,
    ].join('\n'),
  );
  expect(toImportInput(draft).locations.map(({ tags }) => tags)).toEqual([
    ['Drive-in', 'north'],
    ['a', 'b', 'c'],
    [long],
  ]);
  const { rows } = await findDraftIssues(draft);
  expect([...rows.values()].map((issues) => Object.keys(issues))).toEqual([['tags']]);
});

it('says which field of which row is wrong', async () => {
  const draft = await draftOf(
    'name,company,address,email,timezone\n,Parasol,Street 1,,Mars/North\nYork,Chain,,nobody,\n',
  );
  const { rows, companies } = await findDraftIssues(draft);
  expect([...rows.values()].map((issues) => Object.keys(issues).toSorted())).toEqual([
    ['name', 'timezone'],
    ['address', 'email'],
  ]);
  expect([...companies.values()].map((issues) => Object.keys(issues).toSorted())).toEqual([
    ['address', 'registrationNumber', 'representative'],
  ]);
});

/** The parts of a workbook that Excel writes at least: ECMA-376, part 1. */
function workbookOf(sheetData: string): Blob {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packed = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const parts = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Places" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packed}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${sheetData}</sheetData></worksheet>`,
  };
  return new Blob([
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))),
  ]);
}

it('reads the first sheet of an XLSX file as it reads text', async () => {
  const text = (at: string, words: string) =>
    `<c r="${at}" t="inlineStr"><is><t>${words}</t></is></c>`;
  const book = workbookOf(
    `<row r="1">${text('A1', 'Name')}${text('B1', 'Number')}</row>` +
      `<row r="2">${text('A2', 'Łódź')}<c r="B2"><v>7</v></c></row>` +
      `<row r="4">${text('A4', ' Kraków ')}</row>`,
  );
  expect(await readSheet(book)).toEqual({
    headings: ['Name', 'Number'],
    rows: [
      { line: 2, cells: ['Łódź', '7'] },
      { line: 4, cells: ['Kraków', ''] },
    ],
  });
});

it('refuses an archive that is no spreadsheet', async () => {
  expect(await readSheet(new Blob(['PK\u0003\u0004 nothing of the kind']))).toEqual({
    issue: { kind: 'not_text' },
  });
});
