import type { ExportRow, ExportSource } from './exports.sql.ts';
import type { ServiceTools } from '../ServiceTools.ts';

/** Small enough to hold a few in memory, large enough that the database is not asked too often. */
const sliceSize = 500;

/** Whose data, and as of when. */
export interface ExportScope {
  accountId: string;
  until: Date;
}

type Tools = Pick<ServiceTools, 'exports'>;

/** Everything of one kind, a slice at a time: the next is read when the last is written. */
export async function* readSlices(
  { exports }: Tools,
  name: ExportSource,
  scope: ExportScope,
): AsyncGenerator<ExportRow[]> {
  let after: ExportRow | undefined;
  do {
    const rows = await exports.read(name, { ...scope, after, size: sliceSize });
    yield rows;
    after = rows.length < sliceSize ? undefined : rows.at(-1);
  } while (after);
}

/** How often each code was opened on each day, a code at a time. */
export async function* readScansPerDay(
  tools: Tools,
  scope: ExportScope,
): AsyncGenerator<ExportRow[]> {
  for await (const codes of readSlices(tools, 'codes', scope)) {
    for (const { id } of codes) {
      yield await tools.exports.readScansPerDay(scope.accountId, String(id), scope.until);
    }
  }
}
