import { randomUUID } from 'node:crypto';

import { withShop } from '../engines.ts';
import type { Row } from '../Row.ts';

const copies = 50;

/** One answer that arrives many times, by every way in. */
export const again: Row = {
  id: 'T98',
  title: 'one answer sent 50 times at once, to two processes and by three ways',
  run: ({ cluster }, report) =>
    withShop(cluster.url, async (shop) => {
      const both = [await shop.start({}, 'product'), await shop.start({}, 'product')];
      const id = randomUUID();
      const answer = { client_id: id, scan_token: id, rating: 9 };
      const json = { 'content-type': 'application/json' };
      const form = {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
      };

      const ways: ((origin: string, rating: number) => Promise<Response>)[] = [
        (origin, rating) =>
          fetch(`${origin}/api/survey/${shop.slug}/submit/`, {
            method: 'POST',
            headers: json,
            body: JSON.stringify({ ...answer, rating }),
          }),
        (origin, rating) =>
          fetch(`${origin}/r/${shop.slug}`, {
            method: 'POST',
            headers: { ...form, origin },
            body: new URLSearchParams({ client_id: id, scan_token: id, rating: String(rating) }),
          }),
        (origin, rating) =>
          fetch(`${origin}/graphql`, {
            method: 'POST',
            headers: json,
            body: JSON.stringify({
              query:
                'mutation ($input: SubmitSurveyInput!) { submitSurvey(input: $input) { receipt errors { code } } }',
              variables: { input: { slug: shop.slug, clientId: id, scanToken: id, rating } },
            }),
          }),
      ];
      const send = async (n: number, rating: number) => {
        const response = await ways[n % ways.length]?.(both[n % both.length]?.origin ?? '', rating);
        return { status: response?.status ?? 0, text: (await response?.text()) ?? '' };
      };
      const all = await Promise.all(Array.from({ length: copies }, (_, n) => send(n, 9)));
      report.check(
        all.every(({ status }) => status === 200 || status === 201),
        `all ${copies} are taken`,
      );
      const receipts = new Set(
        all.map(({ text }) => /"receipt":"([^"]+)"/.exec(text)?.[1] ?? text),
      );
      report.check(receipts.size === 1, 'all are given the same receipt');

      await both[0]?.end('SIGKILL');
      const other = await send(3, 1);
      report.check(
        other.status === 409 && other.text.includes('"id_taken"'),
        'the same id with another rating, after a kill, is refused and told',
      );
      const rows = await shop.ask<{ rating: number; scans: number }>(`
        select rating, (select count(*)::int from scan where scan_token = '${id}') as scans
        from feedback where client_id = '${id}'`);
      report.check(
        rows.length === 1 && rows[0]?.rating === 9 && rows[0].scans === 1,
        `${rows.length} answer is kept, with its first rating and ${rows[0]?.scans} scan`,
      );
    }),
};
