import { defineMessage } from '@formatjs/intl';

/** Texts of the print dialog. */
export const messages = {
  printSeveral: defineMessage<{ readonly count: number }>({
    id: 'creator.codes.print.several',
    defaultMessage: '{count, plural, one {Print # code} other {Print # codes}}',
    description: 'Title of the dialog that prints several codes',
  }),
  printSelected: defineMessage({
    id: 'creator.codes.print.selected',
    defaultMessage: 'Print selected',
    description: 'Opens the dialog that prints all checked codes',
  }),
  printText: defineMessage<{ readonly width: number; readonly height: number }>({
    id: 'creator.codes.print.text',
    defaultMessage:
      'A file in real size: {width} × {height} mm. Print it at 100 %, then scan it once before you hang it up.',
    description: 'Text of the dialog with the printable file',
  }),
  download: defineMessage<{ readonly ending: string }>({
    id: 'creator.codes.print.downloadFile',
    defaultMessage: 'Download .{ending}',
    description: 'Downloads what is printed, as a file with this ending: svg, pdf, png, zip',
  }),
  print: defineMessage({
    id: 'creator.codes.print.print',
    defaultMessage: 'Print',
    description: 'Opens the print dialog of the browser',
  }),
  what: defineMessage({
    id: 'creator.codes.print.what',
    defaultMessage: 'What to print',
    description: 'Choice of the print dialog: the frame or the code alone',
  }),
  wholeFrame: defineMessage({
    id: 'creator.codes.print.wholeFrame',
    defaultMessage: 'Frame with its code',
    description: 'Choice of the print dialog',
  }),
  codeAlone: defineMessage({
    id: 'creator.codes.print.codeAlone',
    defaultMessage: 'Code alone',
    description: 'Choice of the print dialog: the code without its frame',
  }),
  codeWidth: defineMessage({
    id: 'creator.codes.print.codeWidth',
    defaultMessage: 'Width of the code',
    description: 'Field of the print dialog, in millimetres',
  }),
  language: defineMessage({
    id: 'creator.codes.print.language',
    defaultMessage: 'Language of the print',
    description: 'Choice of the print dialog: which of the frame’s languages is printed',
  }),
  starterText: defineMessage({
    id: 'creator.codes.print.starterText',
    defaultMessage:
      'In this language the frame still has its first text, which you changed in another language. Change it in the frame editor, or print the other language.',
    description: 'Warns before a frame is printed in a language whose words are not the owner’s',
  }),
  format: defineMessage({
    id: 'creator.codes.print.format',
    defaultMessage: 'File',
    description: 'Choice of the print dialog: what kind of file',
  }),
  svgFor: defineMessage({
    id: 'creator.codes.print.svgFor',
    defaultMessage: 'For designers',
    description: 'What an SVG file is for',
  }),
  pdfFor: defineMessage({
    id: 'creator.codes.print.pdfFor',
    defaultMessage: 'For your printer and for printing houses',
    description: 'What a PDF file is for',
  }),
  pngFor: defineMessage({
    id: 'creator.codes.print.pngFor',
    defaultMessage: 'For documents and photo printing',
    description: 'What a PNG file is for',
  }),
  receipt: defineMessage<{ readonly width: number }>({
    id: 'creator.codes.print.receipt',
    defaultMessage: 'Receipt printer, {width} mm',
    description: 'Choice: a file for a receipt printer with a paper roll of this width',
  }),
  receiptFor: defineMessage({
    id: 'creator.codes.print.receiptFor',
    defaultMessage: 'ESC/POS commands, black and white, for a till to print',
    description: 'Says which printers a file for receipts is for',
  }),
  sheets: defineMessage({
    id: 'creator.codes.print.sheets',
    defaultMessage: 'Sheets',
    description: 'Choice of the print dialog: how pages share a sheet',
  }),
  onePerSheet: defineMessage({
    id: 'creator.codes.print.onePerSheet',
    defaultMessage: 'One on each, in real size',
    description: 'Choice: every page is a sheet',
  }),
  severalOn: defineMessage<{ readonly format: string }>({
    id: 'creator.codes.print.severalOn',
    defaultMessage: 'As many as fit on {format}',
    description: 'Choice: several pages on a sheet of paper, e.g. A4',
  }),
  letter: defineMessage({
    id: 'creator.codes.print.letter',
    defaultMessage: 'US Letter',
    description: 'A format of paper',
  }),
  labels: defineMessage<{
    readonly makers: string;
    readonly count: number;
    readonly format: string;
  }>({
    id: 'creator.codes.print.labelsOf',
    defaultMessage: '{makers}: {count, plural, one {# label} other {# labels}}, {format}',
    description: 'Choice: a sheet of labels by its number, e.g. Avery L7159: 24 labels, A4',
  }),
  measures: defineMessage<{ readonly width: number; readonly height: number }>({
    id: 'creator.codes.print.measures',
    defaultMessage: '{width} × {height} mm each',
    description: 'How large the labels of a sheet are',
  }),
  gutter: defineMessage({
    id: 'creator.codes.print.gutter',
    defaultMessage: 'Space between',
    description: 'Field: millimetres between neighbours on a sheet',
  }),
  startAt: defineMessage({
    id: 'creator.codes.print.startAt',
    defaultMessage: 'Start at label',
    description: 'Field: the first label that is left on a sheet that was begun',
  }),
  copies: defineMessage({
    id: 'creator.codes.print.copies',
    defaultMessage: 'Copies of each',
    description: 'Field: how often each code is printed',
  }),
  hasBleed: defineMessage<{ readonly mm: number }>({
    id: 'creator.codes.print.hasBleed',
    defaultMessage: 'With {mm} mm of bleed, for a printing house',
    description: 'Option of the printable file: colour that reaches over the cut edge',
  }),
  hasCropMarks: defineMessage({
    id: 'creator.codes.print.hasCropMarks',
    defaultMessage: 'Mark where to cut and fold',
    description: 'Option of the printable file: crop marks and fold marks',
  }),
  hasCaptions: defineMessage({
    id: 'creator.codes.print.hasCaptions',
    defaultMessage: 'Print names in the margin',
    description: 'Option: the name of a code and its place below each print, where it is cut off',
  }),
  isForPress: defineMessage({
    id: 'creator.codes.print.isForPress',
    defaultMessage: 'For a printing house (PDF/X-4)',
    description: 'Option of a PDF: the standard that printing houses ask for',
  }),
  isForPressHint: defineMessage({
    id: 'creator.codes.print.isForPressHint',
    defaultMessage:
      'With the colors of coated paper (FOGRA39). Black is printed in black ink alone.',
    description: 'Hint of the option of a PDF for a printing house',
  }),
  order: defineMessage({
    id: 'creator.codes.print.order',
    defaultMessage: 'Order',
    description: 'Choice of the print dialog: how several codes are sorted',
  }),
  orderListed: defineMessage({
    id: 'creator.codes.print.order.listed',
    defaultMessage: 'As in the list',
    description: 'Order of printed codes',
  }),
  orderName: defineMessage({
    id: 'creator.codes.print.order.name',
    defaultMessage: 'By name',
    description: 'Order of printed codes',
  }),
  orderPlace: defineMessage({
    id: 'creator.codes.print.order.place',
    defaultMessage: 'By location, then by name',
    description: 'Order of printed codes',
  }),
  isPerPlace: defineMessage({
    id: 'creator.codes.print.isPerPlace',
    defaultMessage: 'A file for each location',
    description: 'Option: an archive with a PDF of its own for each location',
  }),
  fileName: defineMessage({
    id: 'creator.codes.print.fileName',
    defaultMessage: 'Name of each file',
    description: 'Field: how the files of an archive are named',
  }),
  fileNameHint: defineMessage<{ readonly variables: string }>({
    id: 'creator.codes.print.fileNameHint',
    defaultMessage: 'Filled in for each code: {variables}',
    description: 'Lists the variables that a name of files may have, such as {code}',
  }),
  allAlike: defineMessage({
    id: 'creator.codes.print.allAlike',
    defaultMessage:
      'Nothing on these prints says which code is which. Print names in the margin, or insert the name of the code into a text of the frame.',
    description: 'Warns before many prints are made that nobody could tell apart',
  }),
  namesLackLetters: defineMessage<{ readonly names: string }>({
    id: 'creator.codes.print.namesLackLetters',
    defaultMessage: 'The fonts of prints lack letters of these names: {names}.',
    description: 'Warns that names would be printed with empty boxes',
  }),
  sheetPicture: defineMessage<{ readonly number: number; readonly total: number }>({
    id: 'creator.codes.print.sheetPicture',
    defaultMessage: 'Sheet {number} of {total}, as it comes out',
    description: 'Says what the picture in the print dialog shows',
  }),
  sheetCount: defineMessage<{
    readonly number: number;
    readonly total: number;
    readonly width: number;
    readonly height: number;
  }>({
    id: 'creator.codes.print.sheetCount',
    defaultMessage: 'Sheet {number} of {total} · {width} × {height} mm',
    description: 'Below the picture of a sheet',
  }),
  previousSheet: defineMessage({
    id: 'creator.codes.print.previousSheet',
    defaultMessage: 'Sheet before',
    description: 'Button',
  }),
  nextSheet: defineMessage({
    id: 'creator.codes.print.nextSheet',
    defaultMessage: 'Next sheet',
    description: 'Button',
  }),
  previewFailed: defineMessage({
    id: 'creator.codes.print.previewFailed',
    defaultMessage: 'The picture could not be made. Close this window and try again.',
    description: 'In place of the picture of a sheet',
  }),
  making: defineMessage<{ readonly percent: number }>({
    id: 'creator.codes.print.making',
    defaultMessage: 'Making the file: {percent} %',
    description: 'While a file is made',
  }),
  stop: defineMessage({
    id: 'creator.codes.print.stop',
    defaultMessage: 'Stop',
    description: 'Ends the making of a file',
  }),
  wouldNotScan: defineMessage<{ readonly count: number }>({
    id: 'creator.print.wouldNotScan',
    defaultMessage:
      '{count, plural, one {# code would not scan. Mend it in the code or its frame first.} other {# codes would not scan. Mend them in the codes or their frames first.}}',
    description: 'Warning before codes are printed that phones could not read',
  }),
  notOpenYet: defineMessage<{ readonly count: number }>({
    id: 'creator.codes.print.notOpenYet',
    defaultMessage:
      '{count, plural, one {One code is not published yet. Its print is a proof and says so: publish it, then print it again.} other {# codes are not published yet. Their prints are proofs and say so: publish them, then print them again.}}',
    description: 'Warns that printed codes lead nowhere yet',
  }),
  withoutFrame: defineMessage<{ readonly count: number }>({
    id: 'creator.codes.print.withoutFrame',
    defaultMessage:
      '{count, plural, one {One code has no frame and is left out. Print the code alone, or link a frame.} other {# codes have no frame and are left out. Print the codes alone, or link frames.}}',
    description: 'Says that some of the checked codes cannot be printed with a frame',
  }),
  tooLargeForSheet: defineMessage({
    id: 'creator.codes.print.tooLargeForSheet',
    defaultMessage: 'This frame is larger than the sheet. Choose a larger sheet, or one on each.',
    description: 'Why nothing can be printed as it was chosen',
  }),
  tooManyPixels: defineMessage({
    id: 'creator.codes.print.tooManyPixels',
    defaultMessage: 'This frame is too large for a PNG of so many dots. Choose 300 dpi or a PDF.',
    description: 'Why no picture can be made as it was chosen',
  }),
  tooSmallToScan: defineMessage<{ readonly names: string }>({
    id: 'creator.codes.print.tooSmallToScan',
    defaultMessage:
      'Made smaller to fit, the code could not be scanned: {names}. Choose larger labels, or print it in its own size.',
    description: 'Why labels are not printed; names of frames, or of codes that are printed alone',
  }),
  smallToScan: defineMessage<{ readonly names: string }>({
    id: 'creator.codes.print.smallToScan',
    defaultMessage:
      'At this size the code may not always scan: {names}. Scan one before you print them all.',
    description: 'Warns of small prints; names of frames, or of codes that are printed alone',
  }),
  moreNames: defineMessage<{ readonly count: number }>({
    id: 'creator.codes.print.moreNames',
    defaultMessage: '{count} more',
    description: 'Ends a list of names that is not told in full, after the word “and”',
  }),
  madeSmaller: defineMessage<{ readonly percent: number }>({
    id: 'creator.codes.print.madeSmaller',
    defaultMessage:
      'To fit it is printed at {percent} % of its size. Scan one before you print them all.',
    description: 'Warns that labels and receipts make a print smaller',
  }),
};
