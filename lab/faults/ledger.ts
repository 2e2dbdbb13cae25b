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

// Both count by account first, for a cluster joins rows of the same account alone.
const rowsOfAnswers = `
  select client_id, times, coalesce(scans, 0) as scans
  from (select account_id, client_id, count(*)::int as times from feedback
    where not is_sample group by 1, 2) as answers
  left join (select account_id, scan_token, count(*)::int as scans from scan group by 1, 2) as scanned
    on scanned.account_id = answers.account_id and scan_token = client_id`;

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
