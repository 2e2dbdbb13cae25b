import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Tokens } from '../../../e2e/stack/owner.ts';
import { withShop } from '../engines.ts';
import { checkLedger } from '../ledger.ts';
import type { Report } from '../report.ts';
import type { Row } from '../Row.ts';
import type { Shop } from '../shop.ts';
import { nothingSent, sendAnswer, sendAnswers } from '../visitors.ts';

const library = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`)
  .find((path) => existsSync(path));

/** Environment of a process with a shifted clock. Monotonic time is not shifted. */
const clock = (settings: Record<string, string>): Record<string, string> => ({
  LD_PRELOAD: library ?? '',
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
  DONT_FAKE_MONOTONIC: '1',
  ...settings,
});

const post = async (url: string, body: object): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const logIn = async (origin: string, { owner }: Shop): Promise<Tokens> =>
  (await (await post(`${origin}/api/user/login/`, { ...owner, rotate: true })).json()) as Tokens;

const asOwner = async (origin: string, { access }: Tokens): Promise<number> =>
  (await fetch(`${origin}/api/company/`, { headers: { authorization: `Bearer ${access}` } }))
    .status;

/** Answers that say they came before they were given, or lie outside of all time. */
const wrongTimes = `select count(*)::int as count from feedback
  where not is_sample and (occurred_at > received_at or duration < 0)`;

async function withOneClock(shop: Shop, report: Report, offset: string) {
  const running = await shop.start(clock({ FAKETIME: offset }));
  const { origin } = running;
  const sent = await sendAnswers({ origin: () => origin, slug: shop.slug, total: 40 });
  const tokens = await logIn(origin, shop);
  report.check(
    (await asOwner(origin, tokens)) === 200 && sent.refusals.size === 0,
    `${offset}: answers are taken, a login works`,
  );
  await running.stop();
  return sent;
}

/** Two processes that disagree about the time by five seconds. */
async function withTwoClocks(shop: Shop, report: Report) {
  const ahead = await shop.start(clock({ FAKETIME: '+5s' }));
  const right = await shop.start();
  const sent = nothingSent();
  const refused: string[] = [];
  for (let round = 0; round < 20; round += 1) {
    const [one, other] = round % 2 ? [ahead, right] : [right, ahead];
    const tokens = await logIn(one.origin, shop);
    const seen = await asOwner(other.origin, tokens);
    const renewal = await post(`${other.origin}/api/user/api/token/refresh/`, {
      refresh: tokens.refresh,
    });
    if (seen !== 200 || !renewal.ok) refused.push(`${seen} ${renewal.status}`);
    const origins = [one.origin, other.origin];
    await sendAnswers(
      { origin: () => origins[sent.times.length % 2] ?? '', slug: shop.slug, total: 5, phones: 2 },
      sent,
    );
  }
  report.check(
    refused.length === 0,
    `5 s apart: of 20 sessions opened at one and used and renewed at the other, ${refused.length} were refused`,
  );
  report.check(sent.refusals.size === 0, '5 s apart: answers are taken by both');
  await Promise.all([ahead.stop(), right.stop()]);
  return sent;
}

/** A clock that is put back by an hour while the process runs. */
async function withJump(shop: Shop, report: Report) {
  const folder = mkdtempSync(join(tmpdir(), 'hearback-clock-'));
  const file = join(folder, 'time');
  writeFileSync(file, '+1h');
  const running = await shop.start(
    clock({ FAKETIME_TIMESTAMP_FILE: file, FAKETIME_NO_CACHE: '1' }),
  );
  const { origin } = running;
  const sent = await sendAnswers({ origin: () => origin, slug: shop.slug, total: 40 });
  const before = await logIn(origin, shop);
  writeFileSync(file, '+0h');
  const [early = ['', '']] = sent.receipts;
  const again = await sendAnswer(origin, shop.slug, early[0], nothingSent());
  await sendAnswers({ origin: () => origin, slug: shop.slug, total: 40 }, sent);
  const after = await asOwner(origin, before);
  report.check(
    again === early[1] && sent.refusals.size === 0 && after === 200,
    'put back by an hour: answers are taken and known again, the session lives',
  );
  await running.stop();
  rmSync(folder, { recursive: true });
  return sent;
}

/** Clocks that are wrong. */
export const clocks: Row = {
  id: 'T88',
  title: 'clocks two hours ahead, a day behind, put back, and two that disagree',
  run: async ({ cluster }, report) => {
    if (!library) return report.skip('faketime is not installed');
    await withShop(cluster.url, async (shop) => {
      const all = nothingSent();
      for (const part of [
        () => withOneClock(shop, report, '+2h'),
        () => withOneClock(shop, report, '-1d'),
        () => withJump(shop, report),
        () => withTwoClocks(shop, report),
      ]) {
        for (const [id, receipt] of (await part()).receipts) all.receipts.set(id, receipt);
      }
      const [row] = await shop.ask<{ count: number }>(wrongTimes);
      report.check(row?.count === 0, 'no answer came before it was given');
      await checkLedger(shop, all, report);
    });
  },
};
