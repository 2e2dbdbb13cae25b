import type { Report } from './report.ts';
import { listCounts } from './report.ts';
import type { Shop } from './shop.ts';
import type { Sent } from './visitors.ts';

/** Acknowledged answers, compared with those in the database. */
interface Ledger {
  acknowledged: number;
  found: number;
  lost: number;
  /** Answers, or scans of theirs, that are there more than once. */
  duplicates: number;
  /** Answers that are stored without an acknowledgment; allowed, since the visitor was promised nothing. */
  unheard: number;
}

/** Compares acknowledgements with rows. */
function compare(
  receipts: ReadonlyMap<string, string>,
  rows: readonly { client_id: string; times: number; scans: number }[],
): Ledger {
  const known = new Set(rows.map(({ client_id }) => client_id));
  const lost = [...receipts.keys()].filter((id) => !known.has(id)).length;
  return {
    acknowledged: receipts.size,
    found: receipts.size - lost,
    lost,
    duplicates: rows.filter(({ times, scans }) => times > 1 || scans > 1).length,
    unheard: rows.filter(({ client_id }) => !receipts.has(client_id)).length,
  };
}

const rowsOfAnswers = `
  select client_id, count(*)::int as times,
    (select count(*)::int from scan where scan.scan_token = feedback.client_id) as scans
  from feedback where not is_sample group by client_id`;

/** Says what was sent and found, and checks that nothing is lost or doubled. */
export async function checkLedger(
  shop: Pick<Shop, 'ask'>,
  sent: Sent,
  report: Report,
): Promise<Ledger> {
  const ledger = compare(sent.receipts, await shop.ask(rowsOfAnswers));
  report.say(
    `acknowledged ${ledger.acknowledged}, found ${ledger.found}, lost ${ledger.lost}, ` +
      `duplicates ${ledger.duplicates}, written but not told ${ledger.unheard}`,
  );
  report.say(`tries that were refused or broke: ${listCounts(sent.refusals)}`);
  report.check(
    ledger.acknowledged > 0 && ledger.lost === 0 && ledger.duplicates === 0,
    'every acknowledged answer is there exactly once',
  );
  return ledger;
}
