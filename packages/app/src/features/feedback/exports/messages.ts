import { defineMessage } from '@formatjs/intl';

/** Texts of the feedback export. */
export const messages = {
  title: defineMessage({
    id: 'feedback.export.title',
    defaultMessage: 'Export',
    description: 'Button that opens the list of files to save feedback to',
  }),
  csv: defineMessage({
    id: 'feedback.export.csv',
    defaultMessage: 'CSV',
    description: 'Kind of file',
  }),
  xlsx: defineMessage({
    id: 'feedback.export.xlsx',
    defaultMessage: 'Excel (XLSX)',
    description: 'Kind of file',
  }),
  parquet: defineMessage({
    id: 'feedback.export.parquet',
    defaultMessage: 'Parquet (for analysis)',
    description: 'Kind of file',
  }),
  json: defineMessage({
    id: 'feedback.export.json',
    defaultMessage: 'JSON',
    description: 'Kind of file',
  }),
  rows: defineMessage<{ readonly count: number }>({
    id: 'feedback.export.rows',
    defaultMessage: '{count, plural, one {# answer} other {# answers}}',
    description: 'Below the kind of a file: how many answers it will have',
  }),
  begun: defineMessage<{ readonly count: number }>({
    id: 'feedback.export.begun',
    defaultMessage:
      '{count, plural, one {A file with # answer is on its way.} other {A file with # answers is on its way.}}',
    description: 'Shown for a moment when the download of a file has begun',
  }),
};
