import { defineMessage } from '@formatjs/intl';

/** Texts of the import of locations. */
export const messages = {
  title: defineMessage({
    id: 'locations.import.title',
    defaultMessage: 'Import locations',
    description: 'Title of the dialog that adds locations from a spreadsheet',
  }),
  text: defineMessage<{ readonly max: number }>({
    id: 'locations.import.text',
    defaultMessage:
      'Up to {max} at once, with companies that are new. Nothing is added before you have seen all of them.',
    description: 'Under the title of the import',
  }),
  file: defineMessage({
    id: 'locations.import.file',
    defaultMessage: 'Spreadsheet',
    description: 'Field that takes a file with locations',
  }),
  fileHint: defineMessage({
    id: 'locations.import.fileHint',
    defaultMessage: 'An Excel file (.xlsx) or CSV, with headings in the first row.',
    description: 'Under the field that takes a file',
  }),
  paste: defineMessage({
    id: 'locations.import.paste',
    defaultMessage: 'Or paste cells',
    description: 'Field that takes cells copied from a spreadsheet',
  }),
  pasteHint: defineMessage({
    id: 'locations.import.pasteHint',
    defaultMessage: 'Copy the cells in your spreadsheet, with the headings, and paste them here.',
    description: 'Under the field that takes pasted cells',
  }),
  next: defineMessage({
    id: 'locations.import.next',
    defaultMessage: 'Next',
    description: 'Goes on to the columns of the spreadsheet, and to the check',
  }),
  back: defineMessage({
    id: 'locations.import.back',
    defaultMessage: 'Back',
    description: 'Goes back one step of the import',
  }),
  tooMany: defineMessage<{ readonly max: number }>({
    id: 'locations.import.tooMany',
    defaultMessage: 'Up to {max} locations can be added at once. Split the rows in two.',
    description: 'Why a spreadsheet was refused',
  }),
  columns: defineMessage({
    id: 'locations.import.columns',
    defaultMessage: 'Columns of your spreadsheet',
    description: 'Title over the choice of what each column holds',
  }),
  column: defineMessage<{ readonly heading: string }>({
    id: 'locations.import.column',
    defaultMessage: 'Column “{heading}”',
    description: 'Choice of the field that a column fills',
  }),
  leftOut: defineMessage({
    id: 'locations.import.leftOut',
    defaultMessage: 'Leave out',
    description: 'Choice for a column that fills no field',
  }),
  defaults: defineMessage({
    id: 'locations.import.defaults',
    defaultMessage: 'For rows where it is empty',
    description: 'Title over the values of empty cells: company, email address, time zone',
  }),
  noName: defineMessage({
    id: 'locations.import.noName',
    defaultMessage: 'Choose the column that holds the names.',
    description: 'Why the import cannot go on',
  }),
  companyAddress: defineMessage({
    id: 'locations.import.companyAddress',
    defaultMessage: 'Address of the company',
    description: 'Field of a new company, and a column of a spreadsheet',
  }),
  registrationNumber: defineMessage({
    id: 'locations.import.registrationNumber',
    defaultMessage: 'Registration number of the company',
    description: 'Field of a new company, and a column of a spreadsheet',
  }),
  representative: defineMessage({
    id: 'locations.import.representative',
    defaultMessage: 'Representative of the company',
    description: 'Field of a new company, and a column of a spreadsheet',
  }),
  newCompany: defineMessage<{ readonly name: string }>({
    id: 'locations.import.newCompany',
    defaultMessage: 'New company: {name}',
    description: 'Title over the fields of a company that is added with its locations',
  }),
  ready: defineMessage<{ readonly count: number; readonly companies: number }>({
    id: 'locations.import.ready',
    defaultMessage:
      '{count, plural, one {# location can be added} other {# locations can be added}}{companies, plural, =0 {} one {, with # new company} other {, with # new companies}}. Nothing is written yet.',
    description: 'Over the locations that would be added',
  }),
  mend: defineMessage<{ readonly count: number }>({
    id: 'locations.import.mend',
    defaultMessage:
      '{count, plural, one {# entry needs mending} other {# entries need mending}}. Nothing is written yet.',
    description: 'Over rows and companies that cannot be added as they are',
  }),
  row: defineMessage<{ readonly line: number }>({
    id: 'locations.import.row',
    defaultMessage: 'Row {line}',
    description: 'Title over the fields of a row that has to be mended, and a row without a name',
  }),
  number: defineMessage({
    id: 'locations.import.number',
    defaultMessage: 'Row',
    description: 'Column with the number of the row',
  }),
  all: defineMessage({
    id: 'locations.import.all',
    defaultMessage: 'Locations to be added',
    description: 'Names the table of all locations that would be added',
  }),
  add: defineMessage<{ readonly count: number }>({
    id: 'locations.import.add',
    defaultMessage: '{count, plural, one {Add # location} other {Add # locations}}',
    description: 'Adds all locations',
  }),
  added: defineMessage<{ readonly count: number }>({
    id: 'locations.import.added',
    defaultMessage: '{count, plural, one {# location was added} other {# locations were added}}',
    description: 'Title after the import',
  }),
  addedText: defineMessage({
    id: 'locations.import.addedText',
    defaultMessage: 'Next they need codes: several at once, from a spreadsheet or by number.',
    description: 'After the import',
  }),
  undo: defineMessage({
    id: 'locations.import.undo',
    defaultMessage: 'Undo the import',
    description: 'Deletes all that the import added',
  }),
  undone: defineMessage<{ readonly count: number }>({
    id: 'locations.import.undone',
    defaultMessage:
      '{count, plural, one {# location was deleted} other {# locations were deleted}} again',
    description: 'After the import was undone',
  }),
  toCodes: defineMessage({
    id: 'locations.import.toCodes',
    defaultMessage: 'Add codes',
    description: 'Goes from the import to the codes',
  }),
  close: defineMessage({
    id: 'locations.import.close',
    defaultMessage: 'Close',
    description: 'Leaves the dialog',
  }),
};
