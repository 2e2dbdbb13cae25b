import { defineMessage } from '@formatjs/intl';

/** Texts for adding many codes at once, and for changing several. */
export const messages = {
  open: defineMessage({
    id: 'creator.codes.bulk.open',
    defaultMessage: 'Several codes',
    description: 'Button over the list of codes that opens the dialog which adds many',
  }),
  title: defineMessage({
    id: 'creator.codes.bulk.title',
    defaultMessage: 'Add several codes',
    description: 'Title of the dialog that adds many codes',
  }),
  text: defineMessage<{ readonly max: number }>({
    id: 'creator.codes.bulk.text',
    defaultMessage: 'Up to {max} at once. Nothing is added before you have seen all of them.',
    description: 'Under the title of the dialog that adds many codes',
  }),
  ways: defineMessage({
    id: 'creator.codes.bulk.ways',
    defaultMessage: 'Where they come from',
    description: 'Names the two ways of adding many codes',
  }),
  numbered: defineMessage({
    id: 'creator.codes.bulk.numbered',
    defaultMessage: 'Numbered',
    description: 'Way of adding many codes: Table 1 to Table 40',
  }),
  fromFile: defineMessage({
    id: 'creator.codes.bulk.fromFile',
    defaultMessage: 'From a spreadsheet',
    description: 'Way of adding many codes',
  }),
  pattern: defineMessage({
    id: 'creator.codes.bulk.pattern',
    defaultMessage: 'Names',
    description: 'Field with the pattern of the names: “Table #”',
  }),
  patternHint: defineMessage({
    id: 'creator.codes.bulk.patternHint',
    defaultMessage: 'The sign # stands for the number: “Table #”.',
    description: 'Under the field with the pattern of the names; keep the sign #',
  }),
  from: defineMessage({
    id: 'creator.codes.bulk.from',
    defaultMessage: 'From number',
    description: 'Field with the first number',
  }),
  to: defineMessage({
    id: 'creator.codes.bulk.to',
    defaultMessage: 'To number',
    description: 'Field with the last number',
  }),
  toBelow: defineMessage({
    id: 'creator.codes.bulk.toBelow',
    defaultMessage: 'The last number is below the first.',
    description: 'Under the field with the last number',
  }),
  toAbove: defineMessage<{ readonly max: number }>({
    id: 'creator.codes.bulk.toAbove',
    defaultMessage: 'Up to {max} codes can be added at once.',
    description: 'Under the field with the last number, and about a file with too many rows',
  }),
  isPadded: defineMessage({
    id: 'creator.codes.bulk.isPadded',
    defaultMessage: 'Numbers of one length: 01, 02, 03',
    description: 'Option of the numbers: with zeros in front',
  }),
  sample: defineMessage<{ readonly first: string; readonly last: string; readonly count: number }>({
    id: 'creator.codes.bulk.sample',
    defaultMessage: '{count, plural, one {# code: {first}} other {# codes: {first} to {last}}}',
    description: 'Shows what the numbered codes will be called',
  }),
  file: defineMessage({
    id: 'creator.codes.bulk.file',
    defaultMessage: 'Spreadsheet',
    description: 'Field that takes a file with codes',
  }),
  fileHint: defineMessage({
    id: 'creator.codes.bulk.fileHint',
    defaultMessage:
      'One code in each row; the columns are name, description, location, form and frame.',
    description: 'Under the field that takes a file; the names of the columns stay English',
  }),
  template: defineMessage({
    id: 'creator.codes.bulk.template',
    defaultMessage: 'Download a file to fill in',
    description: 'Downloads a CSV file with the columns and one example',
  }),
  tooLarge: defineMessage({
    id: 'creator.codes.bulk.file.tooLarge',
    defaultMessage: 'That is too much text for one go. Split it in two.',
    description: 'Why a file was refused',
  }),
  noColumn: defineMessage<{ readonly column: string }>({
    id: 'creator.codes.bulk.file.noColumn',
    defaultMessage: 'The first row has no column “{column}”.',
    description: 'Why a file was refused',
  }),
  check: defineMessage({
    id: 'creator.codes.bulk.check',
    defaultMessage: 'Check',
    description: 'Shows all codes that would be added',
  }),
  allReady: defineMessage<{ readonly count: number }>({
    id: 'creator.codes.bulk.allReady',
    defaultMessage:
      '{count, plural, one {# code can be added} other {# codes can be added}}. Nothing is written yet.',
    description: 'Over the codes that would be added',
  }),
  mend: defineMessage<{ readonly count: number; readonly total: number }>({
    id: 'creator.codes.bulk.mend',
    defaultMessage:
      '{count, plural, one {# row of {total} needs mending} other {# rows of {total} need mending}}. Nothing is written yet.',
    description: 'Over the rows that cannot be added as they are',
  }),
  row: defineMessage<{ readonly line: number }>({
    id: 'creator.codes.bulk.row',
    defaultMessage: 'Row {line}',
    description: 'Title over the fields of a row that has to be mended',
  }),
  unknownName: defineMessage<{ readonly text: string }>({
    id: 'creator.codes.bulk.unknownName',
    defaultMessage: 'There is nothing called “{text}”.',
    description: 'Under a field: the file names a location, form or frame that is not there',
  }),
  several: defineMessage<{ readonly text: string }>({
    id: 'creator.codes.bulk.several',
    defaultMessage: 'More than one is called “{text}”. Choose which one.',
    description: 'Under a field: the file names several locations, forms or frames',
  }),
  newLocations: defineMessage<{ readonly count: number }>({
    id: 'creator.codes.bulk.newLocations',
    defaultMessage:
      '{count, plural, one {# location is not there yet} other {# locations are not there yet}}',
    description: 'Title over the fields that add locations which a file names',
  }),
  addNewLocations: defineMessage<{ readonly count: number }>({
    id: 'creator.codes.bulk.addNewLocations',
    defaultMessage: '{count, plural, one {Add this location} other {Add these # locations}}',
    description: 'Adds the locations which a file names and that are not there',
  }),
  newLocationAddress: defineMessage({
    id: 'creator.codes.bulk.newLocationAddress',
    defaultMessage: 'Address',
    description: 'Field: the address of new locations, the same for all',
  }),
  newLocationEmail: defineMessage({
    id: 'creator.codes.bulk.newLocationEmail',
    defaultMessage: 'Email address',
    description: 'Field: the email address of new locations, the same for all',
  }),
  all: defineMessage({
    id: 'creator.codes.bulk.all',
    defaultMessage: 'Codes to be added',
    description: 'Names the table of all codes that would be added',
  }),
  number: defineMessage({
    id: 'creator.codes.bulk.number',
    defaultMessage: 'Row',
    description: 'Column with the number of the row',
  }),
  back: defineMessage({
    id: 'creator.codes.bulk.back',
    defaultMessage: 'Back',
    description: 'Goes back to the numbers or the file',
  }),
  add: defineMessage<{ readonly count: number }>({
    id: 'creator.codes.bulk.add',
    defaultMessage: '{count, plural, one {Add # code} other {Add # codes}}',
    description: 'Adds all codes',
  }),
  added: defineMessage<{ readonly count: number }>({
    id: 'creator.codes.bulk.added',
    defaultMessage: '{count, plural, one {# code was added} other {# codes were added}}',
    description: 'Title after many codes were added',
  }),
  addedText: defineMessage({
    id: 'creator.codes.bulk.addedText',
    defaultMessage:
      'They are drafts: publish them before guests scan them. Each one has its own printed address.',
    description: 'After many codes were added',
  }),
  publishAll: defineMessage<{ readonly count: number }>({
    id: 'creator.codes.bulk.publishAll',
    defaultMessage: '{count, plural, one {Publish # code} other {Publish # codes}}',
    description: 'Publishes the codes that were just added, without letters',
  }),
  progress: defineMessage<{ readonly done: number; readonly count: number }>({
    id: 'creator.codes.bulk.progress',
    defaultMessage: '{done} of {count} published',
    description: 'How far the publishing of many codes has come',
  }),
  printThese: defineMessage({
    id: 'creator.codes.bulk.printThese',
    defaultMessage: 'Print these codes',
    description: 'Opens the dialog that prints the codes which were just added',
  }),
  close: defineMessage({
    id: 'creator.codes.bulk.close',
    defaultMessage: 'Close',
    description: 'Leaves the dialog',
  }),
  leaveUnchanged: defineMessage({
    id: 'creator.bulk.edit.leaveUnchanged',
    defaultMessage: 'Leave as it is',
    description: 'Choice where several codes are changed together: this field is not changed',
  }),
  editMany: defineMessage<{ readonly count: number }>({
    id: 'creator.bulk.edit.editMany',
    defaultMessage: '{count, plural, one {Edit # QR code} other {Edit # QR codes}}',
    description: 'Title of the dialog that changes the selected codes together',
  }),
  saveMany: defineMessage({
    id: 'creator.bulk.edit.saveMany',
    defaultMessage: 'Save changes',
    description: 'Button of the dialog that changes the selected codes together',
  }),
};
