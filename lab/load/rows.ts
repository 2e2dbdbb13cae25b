import { dashboard } from '../bench/stats/dashboard.ts';
import { startFull, type FullProduct } from '../bench/stats/product.ts';
import { withShop } from '../faults/engines.ts';
import type { Report } from '../faults/report.ts';
import type { Shop } from '../faults/shop.ts';
import { answerTo, askAtRate, describe, type Asking } from './ask.ts';
import { idle } from './idle.ts';
import { memoryOf } from './memory.ts';
import type { Row } from './Row.ts';
import { soak } from './soak.ts';

/** Long enough for the server's code to be compiled. */
const warmUp = { rate: 100, seconds: 5 };

const countAnswers = async ({ ask }: Shop): Promise<number> => {
  const [row] = await ask<{ count: number }>(
    'select count(*)::int as count from feedback where not is_sample',
  );
  return row?.count ?? 0;
};

async function submit(shop: Shop, report: Report, asking: Asking, goalMs: number) {
  const running = await shop.start({}, 'product');
  const warm = await askAtRate(running.origin, answerTo(shop.slug), warmUp);
  const result = await askAtRate(running.origin, answerTo(shop.slug), asking);
  await running.stop();
  const kept = await countAnswers(shop);
  report.say(describe(result));
  report.check(result.latency.p99 <= goalMs, `p99 ${result.latency.p99} ms; goal ${goalMs} ms`);
  report.check(result.non2xx + result.errors === 0, 'every one was taken');
  const told = result.requests.total + warm.requests.total - result.non2xx - warm.non2xx;
  report.check(kept >= told, `${told} acknowledged, ${kept} kept`);
}

const onServer: Row = {
  id: 'T110',
  title: '500 answers a second, PostgreSQL',
  run: ({ cluster, seconds }, report) =>
    withShop(cluster.url, (shop) =>
      submit(shop, report, { rate: 500, seconds: seconds(600) }, 150),
    ),
};

const embedded: Row = {
  id: 'T111',
  title: '200 answers a second, embedded database',
  run: ({ seconds }, report) =>
    withShop(undefined, (shop) => submit(shop, report, { rate: 200, seconds: seconds(600) }, 250)),
};

/** An open code of the account. */
async function findSlug({ ask }: FullProduct): Promise<string> {
  const { codes } = (await ask('{ codes(state: PUBLISHED) { items { slug } } }', {})) as {
    codes: { items: { slug: string }[] };
  };
  return codes.items[0]?.slug ?? '';
}

const statistics: Row = {
  id: 'T112',
  title: 'the dashboard, every statistic of all tabs, 50 times a second beside 5 answers',
  run: async ({ cluster, rows, seconds }, report) => {
    const product = await startFull(rows, cluster.url);
    const question = {
      path: '/graphql',
      headers: { authorization: `Bearer ${product.access}` },
      body: () => ({ query: dashboard, variables: { filter: { timeframe: 'LAST_30_DAYS' } } }),
    };
    await askAtRate(product.origin, question, { rate: 10, seconds: 5 });
    const slug = await findSlug(product);
    const length = seconds(300);
    // Responses are cached until something changes.
    const [result] = await Promise.all([
      askAtRate(product.origin, question, { rate: 50, seconds: length }),
      askAtRate(product.origin, answerTo(slug), { rate: 5, seconds: length }),
    ]);
    await product.stop();
    report.say(`of ${rows} answers: ${describe(result)}`);
    report.check(result.latency.p99 <= 400, `p99 ${result.latency.p99} ms; goal 400 ms`);
    report.check(result.non2xx + result.errors === 0, 'every one was answered');
  },
};

const logins: Row = {
  id: 'T113',
  title: '30 logins a second beside 500 answers a second',
  run: ({ cluster, seconds }, report) =>
    withShop(cluster.url, async (shop) => {
      const running = await shop.start({}, 'product');
      const login = { path: '/api/user/login/', body: () => shop.owner };
      await askAtRate(running.origin, answerTo(shop.slug), warmUp);
      const length = seconds(300);
      const [entered, answered] = await Promise.all([
        askAtRate(running.origin, login, { rate: 30, seconds: length }),
        askAtRate(running.origin, answerTo(shop.slug), { rate: 500, seconds: length }),
      ]);
      report.say(`logins: ${describe(entered)}`);
      report.say(`answers: ${describe(answered)}`);
      report.check(
        entered.latency.p99 <= 1_000,
        `logins p99 ${entered.latency.p99} ms; goal 1000 ms`,
      );
      report.check(
        answered.latency.p99 <= 250,
        `answers p99 ${answered.latency.p99} ms; goal 250 ms`,
      );
      report.check(entered.non2xx + answered.non2xx === 0, 'nobody was refused');
    }),
};

/** Milliseconds until three answers in a row are taken within a quarter of a second each. */
async function untilWell(origin: string, slug: string): Promise<number> {
  const beganAt = performance.now();
  for (let well = 0; well < 3 && performance.now() - beganAt < 60_000;) {
    const askedAt = performance.now();
    const { path, body } = answerTo(slug);
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body()),
    }).catch(() => undefined);
    await response?.text();
    well = response?.ok && performance.now() - askedAt < 250 ? well + 1 : 0;
  }
  return Math.round(performance.now() - beganAt);
}

const spike: Row = {
  id: 'T114',
  title: 'from nothing to 3000 answers a second for ten seconds',
  run: ({ cluster, seconds }, report) =>
    withShop(cluster.url, async (shop) => {
      const { origin, pid } = await shop.start({}, 'product');
      await askAtRate(origin, answerTo(shop.slug), { rate: 500, seconds: 10 });
      const before = memoryOf(pid);
      const result = await askAtRate(origin, answerTo(shop.slug), {
        rate: 3_000,
        seconds: Math.min(seconds(10), 10),
        connections: 400,
      });
      const well = await untilWell(origin, shop.slug);
      await askAtRate(origin, answerTo(shop.slug), { rate: 50, seconds: 30 });
      const after = memoryOf(pid);
      report.say(describe(result));
      const statuses = [...result.statuses.keys()];
      report.check(
        statuses.every((status) => [200, 201, 429, 503].includes(status)),
        `what is too much is refused with 503 or 429: ${statuses.join(', ')}`,
      );
      report.check(well < 5_000, `it is well again ${well} ms later; goal 5000 ms`);
      const growth = ((after - before) / before) * 100;
      report.check(
        growth <= 20,
        `memory ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB half a minute later; goal +20 %`,
      );
    }),
};

/** The rows of the test plan that are about load. */
export const rows: readonly Row[] = [onServer, embedded, statistics, logins, spike, soak, idle];
