import { defineMessage } from '@formatjs/intl';

/** Sentences by the kind of issue. */
export const messages = {
  not_text: defineMessage({
    id: 'fields.sheet.notText',
    defaultMessage: 'This is neither an Excel file (.xlsx) nor a CSV file in UTF-8.',
    description: 'Why a spreadsheet was refused',
  }),
  no_rows: defineMessage({
    id: 'fields.sheet.noRows',
    defaultMessage: 'There are no rows below the headings.',
    description: 'Why a spreadsheet was refused',
  }),
  too_large: defineMessage({
    id: 'fields.sheet.tooLarge',
    defaultMessage: 'That is too much text for one go. Split it in two.',
    description: 'Why a spreadsheet was refused',
  }),
  quotes: defineMessage<{ readonly line: number }>({
    id: 'fields.sheet.quotes',
    defaultMessage: 'Row {line} has quotation marks that do not match.',
    description: 'Why a spreadsheet was refused',
  }),
};
