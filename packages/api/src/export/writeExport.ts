import type { Person } from '../account/people.sql.ts';
import { letterIntl } from '../mail/letter.ts';
import type { ServiceTools } from '../services.ts';
import { columnsOf, type ExportRow, type ExportSource, exportsSql } from './exports.sql.ts';
import { messages, polish } from './messages.ts';
import { toCsv } from './toCsv.ts';
import { toJson } from './toJson.ts';
import { zip, type ZipEntry } from './zip.ts';

/** Small enough to hold a few in memory, large enough that the database is not asked too often. */
const sliceSize = 500;

/** Whose data, and as of when. */
interface ExportScope {
  accountId: string;
  until: Date;
}

type Tools = Pick<ServiceTools, 'read'>;

/** Everything of one kind, a slice at a time: the next is read when the last is written. */
async function* readSlices(
  { read }: Tools,
  name: ExportSource,
  scope: ExportScope,
): AsyncGenerator<ExportRow[]> {
  let after: ExportRow | undefined;
  do {
    const rows = await read((db) =>
      exportsSql.read(db, name, { ...scope, after, size: sliceSize }),
    );
    yield rows;
    after = rows.length < sliceSize ? undefined : rows.at(-1);
  } while (after);
}

/** Reads the scans of each code per day, a code at a time. */
async function* readScansPerDay(tools: Tools, scope: ExportScope): AsyncGenerator<ExportRow[]> {
  for await (const codes of readSlices(tools, 'codes', scope)) {
    for (const { id } of codes) {
      yield await tools.read((db) =>
        exportsSql.readScansPerDay(db, scope.accountId, String(id), scope.until),
      );
    }
  }
}

/** The parts of an export that have a file, in the order of the README. */
export const exported = [
  'profile',
  'linked_logins',
  'companies',
  'locations',
  'boards',
  'forms',
  'form_versions',
  'frames',
  'templates',
  'codes',
  'feedback',
  'scans_per_day',
  'images',
  'pictures',
  'notifications',
  'notification_settings',
  'topic_choices',
  'due_times',
  'saved_replies',
  'experiments',
  'questions',
  'api_keys',
  'webhooks',
  'security_events',
] as const;

type Exported = (typeof exported)[number];

/** The file that explains the others, in a person's language. */
export function readme(
  language: string,
  until: Date,
  names: readonly Exported[] = exported,
): string {
  const { formatMessage, formatDate } = letterIntl(language, polish);
  const date = formatDate(until, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const files = names.map((name) => `- ${name}: ${formatMessage(messages[name])}`);
  return `${[
    formatMessage(messages.title, { date }),
    formatMessage(messages.folders),
    [`${formatMessage(messages.files)}:`, ...files].join('\n'),
    formatMessage(messages.formulas),
    formatMessage(messages.leftOut),
  ].join('\n\n')}\n`;
}

type WriteExportTools = Pick<ServiceTools, 'read' | 'now'>;

const scanColumns = ['code', 'code_name', 'location', 'day', 'channel', 'scans', 'visitors'];

const slicesOf = (
  tools: WriteExportTools,
  name: Exported,
  scope: ExportScope,
): { columns: string[]; slices: () => AsyncIterable<ExportRow[]> } =>
  name === 'scans_per_day'
    ? { columns: scanColumns, slices: () => readScansPerDay(tools, scope) }
    : { columns: columnsOf(name), slices: () => readSlices(tools, name, scope) };

async function* once(content: string | Promise<Uint8Array>): AsyncGenerator<string | Uint8Array> {
  yield await content;
}

/** The pictures' names are few enough to be read first; their bytes come one by one. */
async function findPictures(tools: WriteExportTools, scope: ExportScope): Promise<ZipEntry[]> {
  const pictures: ZipEntry[] = [];
  for (const [source, table] of [
    ['images', 'image'],
    ['pictures', 'picture'],
  ] as const) {
    for await (const rows of readSlices(tools, source, scope)) {
      for (const { id, media_type } of rows) {
        const name = String(id);
        const read = () =>
          tools.read((db) => exportsSql.readImage(db, table, scope.accountId, name));
        pictures.push({
          path: `${source}/${name}.${media_type === 'image/png' ? 'png' : 'jpg'}`,
          content: () => once(read()),
          isPacked: true,
        });
      }
    }
  }
  return pictures;
}

/** Everything of a person's account as a ZIP, written while it is read. */
export async function writeExport(
  tools: WriteExportTools,
  person: Person,
  onFailure: (error: unknown) => void,
): Promise<{ name: string; content: ReadableStream<Uint8Array> }> {
  const until = tools.now();
  const scope = { accountId: person.account_id, until };
  // Only where a login of a provider is linked: most servers know of none.
  const linked = await readSlices(tools, 'linked_logins', scope).next();
  const hasLinked = !linked.done && linked.value.length > 0;
  const names = exported.filter((name) => hasLinked || name !== 'linked_logins');
  const entries = names.flatMap((name): ZipEntry[] => {
    const { columns, slices } = slicesOf(tools, name, scope);
    return [
      { path: `csv/${name}.csv`, content: () => toCsv(columns, slices()) },
      { path: `json/${name}.json`, content: () => toJson(slices()) },
    ];
  });
  const explained = {
    path: 'README.txt',
    content: () => once(readme(person.language, until, names)),
  };
  const pictures = await findPictures(tools, scope);

  return {
    name: `hearback-${until.toISOString().slice(0, 10)}.zip`,
    content: zip([explained, ...entries, ...pictures], until, onFailure),
  };
}
