import type { Store } from '../../store.ts';
import type { ScanFact } from '../statsChanges.sql.ts';
import type { KnownPlace, VisitorCount } from '../statsCodes.sql.ts';
import type { VisitorChange } from './planFold.ts';

type Tools = Pick<Store, 'statsCodes' | 'statsCells'>;

/** What cells hold for a code, or for a code with one of its forms. */
interface HeldVisitors {
  key: string;
  day: string;
  visitors: number;
}

/** How what cells hold comes to what there is. */
export function compareVisitors(
  held: readonly HeldVisitors[],
  counted: readonly VisitorCount[],
): VisitorChange[] {
  const changes = new Map<string, VisitorChange>();
  const add = (code_id: string, form_id: string | null, day: string, more: number) => {
    const name = `${code_id} ${form_id ?? ''} ${day}`;
    const change = changes.get(name) ?? { code_id, form_id, day, more: 0 };
    change.more += more;
    changes.set(name, change);
  };
  for (const { code_id, form_id, day, visitors } of counted) add(code_id, form_id, day, visitors);
  for (const { key, day, visitors } of held) {
    const [codeId = '', formId] = key.split(':');
    add(codeId, formId ?? null, day, -visitors);
  }
  return [...changes.values()].filter(({ more }) => more !== 0);
}

/**
 * How distinct visitors changed on the days of codes that scans came to or went from. They are
 * counted anew from the rows of these days alone.
 */
export async function changedVisitors(
  tools: Tools,
  accountId: string,
  scans: readonly ScanFact[],
  places: readonly KnownPlace[],
): Promise<VisitorChange[]> {
  const clocks = new Map(places.map(({ code_id, timezone }) => [code_id, timezone]));
  const days = new Map(
    scans.map(({ code_id, day }) => [
      `${code_id} ${day}`,
      { code_id, day, timezone: clocks.get(code_id) ?? 'UTC' },
    ]),
  );
  const touched = [...days.values()];
  const counted = await tools.statsCodes.visitors(accountId, touched);
  return compareVisitors(await tools.statsCells.visitors(accountId, touched), counted);
}
