import type { IntlShape, MessageDescriptor } from '@formatjs/intl';
import { readMentions } from '@hearback/schema/rules';

import type { Feedback, FeedbackFileQuery } from '../contract.ts';
import { membershipsSql } from '../../colleague/colleagues.sql.ts';
import { letterIntl } from '../../mail/letter.ts';
import { feedbackPagesSql } from '../feedbackPages.sql.ts';
import { feedbackScope } from '../feedbackScope.ts';
import { holdCaller } from '../../database/ownPlaces.ts';
import { toByteStream, zip } from '../../export/zip.ts';
import { toCsv } from '../../export/toCsv.ts';
import { toJson } from '../../export/toJson.ts';
import { toParquet, type ParquetColumn } from '../../export/toParquet.ts';
import { toWorkbook } from '../../export/toWorkbook.ts';
import type { ServiceTools } from '../../services.ts';
import { askedColumns, type AskedColumns } from './askedColumns.ts';
import { sheetMessage, columnMessages, formerColleague, wordMessages } from './messages.ts';
import { polish } from './polish.ts';
import { readFeedback } from './readFeedback.ts';

/** The columns of a file of feedback, in their order. */
const fileColumns = Object.keys(columnMessages) as (keyof typeof columnMessages)[];

/** Makes an answer a row for people: its words in their language, its moments as moments. */
const createToRow = (
  { formatMessage }: IntlShape,
  { cellsOf }: AskedColumns,
  nameOf: ReadonlyMap<string, string>,
) => {
  /** Once for each word, not for each row. */
  const translate = (words: Readonly<Record<string, MessageDescriptor>>) =>
    Object.fromEntries(
      Object.entries(words).map(([word, message]) => [word, formatMessage(message)]),
    );
  const former = formatMessage(formerColleague);
  const status = translate(wordMessages.status);
  const sentiment = translate(wordMessages.sentiment);
  const channel = translate(wordMessages.channel);
  const isProven = translate(wordMessages.is_proven);

  return (feedback: Feedback): Readonly<Record<string, unknown>> => ({
    ...feedback,
    ...cellsOf(feedback),
    note: readMentions(feedback.note, feedback.mentions, former),
    status: status[feedback.status],
    assignee: feedback.assignee === null ? null : nameOf.get(feedback.assignee),
    sentiment: feedback.sentiment === null ? null : sentiment[feedback.sentiment],
    channel: channel[feedback.channel],
    is_proven: isProven[String(feedback.is_proven)],
    date_submitted: new Date(feedback.date_submitted),
    occurred_at: new Date(feedback.occurred_at),
    replied_at: feedback.replied_at === null ? null : new Date(feedback.replied_at),
  });
};

const columnOf = (
  name: keyof Feedback,
  type: ParquetColumn<Feedback>['type'],
): ParquetColumn<Feedback> => ({
  name,
  type,
  valueOf: ({ [name]: value }) =>
    typeof value === 'string' && type === 'TIMESTAMP' ? new Date(value) : value,
});

const texts = [
  'id',
  'code',
  'form',
  'form_title',
  'code_name',
  'location',
  'company',
  'comment',
  'name',
  'email',
  'sentiment',
  'sentiment_source',
  'status',
  'assignee',
  'channel',
  'publication',
  'note',
  'reply',
] as const;

/** For programs: the names and values of the API, answers to questions as JSON. */
const tableColumns: readonly ParquetColumn<Feedback>[] = [
  ...texts.map((name) => columnOf(name, 'STRING')),
  columnOf('rating', 'INT32'),
  columnOf('form_version', 'INT32'),
  columnOf('duration', 'DOUBLE'),
  columnOf('is_proven', 'BOOLEAN'),
  columnOf('date_submitted', 'TIMESTAMP'),
  columnOf('occurred_at', 'TIMESTAMP'),
  columnOf('replied_at', 'TIMESTAMP'),
  columnOf('answers', 'JSON'),
];

type Tools = Pick<ServiceTools, 'read' | 'now'>;

/** The media type of each format of a file. */
export const fileMediaTypes = {
  csv: 'text/csv; charset=utf-8; header=present',
  json: 'application/json',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  parquet: 'application/vnd.apache.parquet',
};

/** A file that is made while it is read. */
export interface FeedbackFileContent {
  name: string;
  mediaType: string;
  rowCount: number;
  content: ReadableStream<Uint8Array>;
}

async function* changeEach<Row>(
  slices: AsyncIterable<readonly Feedback[]>,
  change: (feedback: Feedback) => Row,
): AsyncGenerator<Row[]> {
  for await (const rows of slices) yield rows.map(change);
}

/** Writes a list as a file: the same rows, in the same order, as many as are counted now. */
export async function writeFile(
  tools: Tools,
  {
    accountId,
    language,
    holder,
  }: { accountId: string; language: string; holder: string | undefined },
  { file_format, separator, ...filter }: FeedbackFileQuery,
  onFailure: (error: unknown) => void,
): Promise<FeedbackFileContent> {
  const now = tools.now();
  const scope = { ...feedbackScope(accountId, filter, now), until: now };
  const rowCount = await tools.read((db) => feedbackPagesSql.count(db, scope));
  const slices = holdCaller(readFeedback(tools, scope, rowCount));

  const intl = letterIntl(language, polish);
  const versions = await tools.read((db) => feedbackPagesSql.answeredVersions(db, scope));
  const asked = askedColumns(versions, language);
  // The names that whoever asks may read anyway: a colleague of chosen places is told of no other.
  const team = await tools.read((db) => membershipsSql.listTeam(db, accountId, { holder }));
  const toRow = createToRow(intl, asked, new Map(team.map(({ id, name }) => [id, name])));
  // Whoever works alone assigns nothing to anybody.
  const common = fileColumns.filter((column) => column !== 'assignee' || team.length > 1);
  const columns = [...common, ...asked.names];
  const headings = [
    ...common.map((column) => intl.formatMessage(columnMessages[column])),
    ...asked.headings,
  ];

  const write = {
    json: () => toByteStream(toJson(slices), onFailure),
    csv: () => {
      const look = { separator: separator === 'semicolon' ? ';' : ',', headings };
      return toByteStream(toCsv(columns, changeEach(slices, toRow), look), onFailure);
    },
    parquet: () => toByteStream(toParquet(tableColumns, slices), onFailure),
    xlsx: () => {
      const toCells = (feedback: Feedback) => {
        const row = toRow(feedback);
        return columns.map((column) => row[column]);
      };
      const title = intl.formatMessage(sheetMessage);
      const rows = changeEach(slices, toCells);
      return zip(toWorkbook({ title, headings, rowCount, slices: rows }), now, onFailure);
    },
  };

  return {
    name: `hearback-feedback-${now.toISOString().slice(0, 10)}.${file_format}`,
    mediaType: fileMediaTypes[file_format],
    rowCount,
    content: write[file_format](),
  };
}
