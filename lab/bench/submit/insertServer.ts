import { createServer } from 'node:http';

import { openDatabase } from '../../../packages/api/src/openDatabase.ts';
import { readSettings } from '../../../packages/api/src/env.ts';
import { newId } from '../../../packages/api/src/tools/ids.ts';
import { createLogger } from '../../../packages/api/src/tools/logger.ts';
import type { Drawn, Target } from './answers.ts';
import { query } from '../../../scripts/product/query.ts';

// The least that keeps an answer: a server that writes each one with an INSERT of its own, without
// a look at what it is. It is measured bare, and behind Apollo Server.
const target = JSON.parse(process.env['BENCH_TARGET'] ?? '') as Target;
const settings = readSettings({ ...process.env, LOG_LEVEL: 'silent' });
const { engine } = await openDatabase(settings, createLogger('silent'));

const statement = `
  with keyed as (
    insert into feedback_key (account_id, code_id, client_id, feedback_id, day)
    values ($1, $3, $4, $2, current_date) on conflict do nothing returning feedback_id)
  insert into feedback (account_id, id, code_id, client_id, scan_token, form_id, form_version,
    code_name, location_name, company_name, rating, comment, name, email, language, duration,
    channel, sentiment, sentiment_source, occurred_at, received_at)
  select $1, $2, $3, $4, $5, $6, $7, 'Table 1', 'Old Town', 'Café', $8, $9, $10, $11, $12, $13,
    $14, 'positive', 'rating', now(), now() from keyed`;

async function insert(answer: Drawn): Promise<string> {
  const id = newId();
  const { accountId, codeId, formId, formVersion } = target;
  const { client_id, scan_token, rating, comment, name, email, language, duration } = answer;
  const place = [accountId, id, codeId, client_id, scan_token, formId, formVersion];
  const words = [rating, comment, name, email, language, duration, answer.channel];
  await query(engine, statement, [...place, ...words]);
  return id;
}

createServer((request, response) => {
  if (request.url === '/readyz') {
    response.end('ok');
    return;
  }
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    insert(JSON.parse(Buffer.concat(parts).toString()) as Drawn).then(
      (receipt) => {
        const body = JSON.stringify({ receipt });
        response.writeHead(201, {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        });
        response.end(body);
      },
      (error: unknown) => {
        console.error(error);
        response.writeHead(500).end();
      },
    );
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');
