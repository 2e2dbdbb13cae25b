import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import type { Owners } from './addOwners.ts';
import { addressOf, readRestOperations, type RestOperation } from './askRows.ts';
import { restRows, type RestRow } from './restRows.ts';
import type { TwoAccounts } from './startTwoAccounts.ts';

const patience = { timeout: 60_000 };

/** The same text with ids of nobody in place of the ids of an account. */
function withoutThings(text: string, { things }: Owners['mine']): string {
  const { gone, ...there } = things;
  return [...Object.values(there), ...Object.values(gone)]
    .filter((id) => id.length === 36)
    .reduce((rest, id) => rest.replaceAll(id, randomUUID()), text);
}

interface Compared {
  what: string;
  foreign: Told;
  unknown: Told;
}

/** All that an answer tells: what it says, and the work that it took. */
interface Told {
  status: number;
  text: string;
  work: string[];
}

/** The session is cached for a few seconds, so this query does not depend on the requested object. */
const aboutWhoAsks = 'select session';

/**
 * Asks for what is another account's, and for what is nobody's, wherever the table says that neither
 * exists. The work is counted in statements, which a busy machine does not change, as it does time.
 */
export async function compareWork(two: TwoAccounts): Promise<Compared[]> {
  const { mine, stranger, collector } = two;
  const rows = restRows(two);

  const ask = async (method: string, address: string, body: unknown) => {
    const requestId = randomUUID();
    const answer = await stranger.ask(method, address, body, requestId);
    return { ...answer, traceId: requestId.replaceAll('-', '') };
  };
  const askBoth = async ({ name, method, path }: RestOperation, row: RestRow) => {
    const address = addressOf(path, row);
    const body = method === 'GET' ? undefined : JSON.stringify(row.body ?? {});
    const nobodys = body && withoutThings(body, mine);
    return {
      what: `${name} ${address} ${body}`,
      foreign: await ask(method, address, body && JSON.parse(body)),
      unknown: await ask(method, withoutThings(address, mine), nobodys && JSON.parse(nobodys)),
    };
  };

  const asked: Awaited<ReturnType<typeof askBoth>>[] = [];
  for (const operation of await readRestOperations(two.guest)) {
    const row = rows[operation.name] ?? '';
    if (typeof row === 'string') continue;
    for (const each of row) {
      if (each.comesTo !== 'nothing') asked.push(await askBoth(operation, each));
    }
  }

  // A request is told of last of all that it did.
  const traceIds = asked.flatMap(({ foreign, unknown }) => [foreign.traceId, unknown.traceId]);
  const untold = () => {
    const told = collector.spans.filter(({ parentSpanId }) => !parentSpanId);
    const known = new Set(told.map(({ traceId }) => traceId));
    return traceIds.filter((traceId) => !known.has(traceId));
  };
  await expect.poll(untold, patience).toEqual([]);
  const spans = Map.groupBy(collector.spans, ({ traceId }) => traceId);
  const tell = ({ traceId, status, text }: Awaited<ReturnType<typeof ask>>): Told => {
    const names = (spans.get(traceId) ?? []).map(({ name }) => name);
    return { status, text, work: names.filter((name) => name !== aboutWhoAsks).toSorted() };
  };
  return asked.map(({ what, foreign, unknown }) => ({
    what,
    foreign: tell(foreign),
    unknown: tell(unknown),
  }));
}
