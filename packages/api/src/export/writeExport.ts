import { columnsOf, type ExportRow } from './exports.sql.ts';
import type { Person } from '../account/people.sql.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { exported, readme } from './readme.ts';
import { readScansPerDay, readSlices, type ExportScope } from './readSlices.ts';
import { toCsv } from './toCsv.ts';
import { toJson } from './toJson.ts';
import { zip, type ZipEntry } from './zip.ts';

type Tools = Pick<ServiceTools, 'exports' | 'now'>;

const scanColumns = ['code', 'code_name', 'day', 'channel', 'scans', 'visitors'];

const slicesOf = (
  tools: Tools,
  name: (typeof exported)[number],
  scope: ExportScope,
): { columns: string[]; slices: () => AsyncIterable<ExportRow[]> } =>
  name === 'scans_per_day'
    ? { columns: scanColumns, slices: () => readScansPerDay(tools, scope) }
    : { columns: columnsOf(name), slices: () => readSlices(tools, name, scope) };

async function* once(content: string | Promise<Uint8Array>): AsyncGenerator<string | Uint8Array> {
  yield await content;
}

/** The pictures' names are few enough to be read first; their bytes come one by one. */
async function findPictures(tools: Tools, scope: ExportScope): Promise<ZipEntry[]> {
  const pictures: ZipEntry[] = [];
  for await (const rows of readSlices(tools, 'images', scope)) {
    for (const { id, media_type } of rows) {
      const name = String(id);
      pictures.push({
        path: `images/${name}.${media_type === 'image/png' ? 'png' : 'jpg'}`,
        content: () => once(tools.exports.readImage(scope.accountId, name)),
        isPacked: true,
      });
    }
  }
  return pictures;
}

/** Everything of a person's account as a ZIP, written while it is read. */
export async function writeExport(
  tools: Tools,
  person: Person,
  onFailure: (error: unknown) => void,
): Promise<{ name: string; content: ReadableStream<Uint8Array> }> {
  const until = tools.now();
  const scope = { accountId: person.account_id, until };
  const entries = exported.flatMap((name): ZipEntry[] => {
    const { columns, slices } = slicesOf(tools, name, scope);
    return [
      { path: `csv/${name}.csv`, content: () => toCsv(columns, slices()) },
      { path: `json/${name}.json`, content: () => toJson(slices()) },
    ];
  });
  const explained = { path: 'README.txt', content: () => once(readme(person.language, until)) };
  const pictures = await findPictures(tools, scope);

  return {
    name: `hearback-${until.toISOString().slice(0, 10)}.zip`,
    content: zip([explained, ...entries, ...pictures], until, onFailure),
  };
}
