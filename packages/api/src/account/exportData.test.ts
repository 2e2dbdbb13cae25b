import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { DownloadLink } from './contract.ts';
import type { AddedWebhook } from '../webhook/contract.ts';
import type { Image } from '../image/contract.ts';
import { exportsSql } from '../export/exports.sql.ts';
import { exported } from '../export/writeExport.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { goodPassword, guest, type TestPerson } from '../test/people.ts';
import { makeOpenWorkspace, readAnswer, visitorsAnswer } from '../test/workspace.ts';
import { peopleSql } from './people.sql.ts';

const run = promisify(execFile);

let api: TestApi;
let owner: TestPerson;
let folder: string;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.skewMs = 0;
  owner = await api.addPerson('owner');
  folder = await mkdtemp(join(tmpdir(), 'hearback-export-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Opens a ZIP with the system's own program, which also checks each file's sum. */
const unzip = async (response: Response) => {
  expect(response.status).toBe(200);
  const path = join(folder, 'export.zip');
  await writeFile(path, Buffer.from(await response.arrayBuffer()));
  await run('unzip', ['-tq', path]);
  await run('unzip', ['-oq', path, '-d', folder]);
  const { stdout } = await run('unzip', ['-Z1', path]);
  return {
    names: stdout.trim().split('\n'),
    text: (name: string) => readFile(join(folder, name), 'utf8'),
    json: async (name: string) =>
      JSON.parse(await readFile(join(folder, `json/${name}.json`), 'utf8')) as Record<
        string,
        unknown
      >[],
  };
};

const makeLink = async (person = owner) =>
  (await readAnswer<DownloadLink>(api.as(person).post('/user/export/'))).url;

describe('GET /user/export/', () => {
  it('gives everything of the account, and nothing of another', async () => {
    const stranger = await api.addPerson('stranger');
    await makeOpenWorkspace(api, stranger);
    const { code, company, location, form, frame } = await makeOpenWorkspace(api, owner);
    const answer = visitorsAnswer({
      comment: '=cmd()|"x", zażółć\n☕',
      email: 'guest@example.com',
    });
    await readAnswer(
      api.fetch(`/api/survey/${code.slug}/scan/`, {
        method: 'POST',
        headers: { 'User-Agent': 'Mozilla/5.0 Firefox/140.0', 'Content-Type': 'application/json' },
        body: '{}',
      }),
    );
    await readAnswer(api.as(guest).post(`/survey/${code.slug}/submit/`, answer));
    const { results } = await readAnswer<{ results: { id: string }[] }>(
      api.as(owner).get('/feedback/'),
    );
    await readAnswer(api.as(owner).patch(`/feedback/${results[0]?.id}/`, { reply: 'Dziękujemy' }));
    const terrace = {
      topic: 'own-1',
      name: 'Terrace',
      words: 'terrac*',
      hidden: false,
      target: null,
    };
    const reply = { title: 'Thanks', words: [{ language: 'pl-PL', text: 'Dziękujemy' }] };
    await readAnswer(api.as(owner).put(`/saved_reply/${crypto.randomUUID()}/`, reply));
    await readAnswer(api.as(owner).put('/stats/topics/choices/', { topics: [terrace] }));
    const picture = new FormData();
    const png = await sharp({
      create: { width: 60, height: 30, channels: 3, background: '#0a6b5d' },
    })
      .png()
      .toBuffer();
    picture.set('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'logo.png');
    const image = await readAnswer<Image>(api.as(owner).post('/image/', picture));

    const { secret, ...webhook } = await readAnswer<AddedWebhook>(
      api.as(owner).post('/webhook/', {
        url: 'https://shop.example/',
        events: ['code.paused'],
        password: goodPassword,
      }),
    );

    await readAnswer(
      api.as(owner).patch(`/location/${location.id}/`, { tags: ['Drive-in', 'North'] }),
    );
    await readAnswer(api.as(owner).patch(`/code/${code.id}/`, { tags: ['Window'] }));
    const response = await api.as(owner).get('/user/export/');
    expect(response.headers.get('Content-Type')).toBe('application/zip');
    expect(response.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="hearback-\d{4}-\d\d-\d\d\.zip"$/,
    );
    const { names, json, text } = await unzip(response);

    expect(names).toEqual([
      'README.txt',
      ...exported
        .filter((name) => name !== 'linked_logins')
        .flatMap((name) => [`csv/${name}.csv`, `json/${name}.json`]),
      `images/${image.id}.png`,
    ]);
    expect(await json('profile')).toMatchObject([{ id: owner.userId, email: owner.email }]);
    expect(await json('companies')).toMatchObject([{ id: company.id, name: company.name }]);
    expect(await json('locations')).toMatchObject([
      { id: location.id, company: company.id, tags: 'Drive-in, North' },
    ]);
    expect(await json('forms')).toMatchObject([{ id: form.id, document: { title: form.title } }]);
    expect(await json('form_versions')).toMatchObject([{ form: form.id, version: 1 }]);
    expect(await json('frames')).toMatchObject([{ id: frame.id, name: frame.name }]);
    expect(await json('codes')).toMatchObject([
      { id: code.id, slug: code.slug, site: location.id, tags: 'Window' },
    ]);
    expect(await json('feedback')).toMatchObject([
      {
        code: code.id,
        comment: answer.comment,
        rating: 9,
        email: 'guest@example.com',
        reply: 'Dziękujemy',
      },
    ]);
    expect(await json('scans_per_day')).toMatchObject([{ code: code.id, scans: 1, visitors: 1 }]);
    expect(await json('topic_choices')).toEqual([terrace]);
    expect(await json('saved_replies')).toMatchObject([{ title: 'Thanks' }]);
    expect(await json('images')).toMatchObject([{ id: image.id, height: 30 }]);
    expect(await json('webhooks')).toMatchObject([{ id: webhook.id, events: 'code.paused' }]);
    expect(await text('json/webhooks.json')).not.toContain(secret);
    expect(await json('security_events')).toMatchObject([
      { kind: 'webhook_added' },
      { kind: 'export_made' },
    ]);
    const csv = await text('csv/feedback.csv');
    expect(csv).toContain(`"'=cmd()|""x"", zażółć\n☕"`);
    expect(csv.match(/\r\n/g)).toHaveLength(2);
    expect((await sharp(join(folder, `images/${image.id}.png`)).metadata()).height).toBe(30);
  });

  it('is an honest ZIP for an account that has nothing', async () => {
    const { json, text } = await unzip(await api.as(owner).get('/user/export/'));
    expect(await json('feedback')).toEqual([]);
    expect(await text('csv/feedback.csv')).toMatch(/^\uFEFFid,code,/);
    expect(await text('README.txt')).toContain('Everything in your Hearback account');
  });

  it('explains itself in the person’s language', async () => {
    await readAnswer(api.as(owner).patch('/user/details/', { language: 'pl-PL' }));
    const { text } = await unzip(await api.as(owner).get('/user/export/'));
    expect(await text('README.txt')).toContain('Wszystko z Twojego konta Hearback');
  });

  it('misses and repeats no row where one slice ends and the next begins', async () => {
    const { code } = await makeOpenWorkspace(api, owner);
    await readAnswer(api.as(guest).post(`/survey/${code.slug}/submit/`, visitorsAnswer()));
    await sql`
      insert into feedback (account_id, id, code_id, client_id, form_id, form_version, code_name,
        location_name, company_name, rating, channel, sentiment, sentiment_source, occurred_at,
        received_at)
      select account_id, gen_random_uuid(), code_id, gen_random_uuid(), form_id, form_version,
        code_name, location_name, company_name, rating, channel, sentiment, sentiment_source,
        occurred_at, received_at
      from feedback, generate_series(1, 1000)
      where account_id = ${owner.accountId}`.execute(api.database);

    const { json, text } = await unzip(await api.as(owner).get('/user/export/'));
    const ids = (await json('feedback')).map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([1_001, 1_001]);
    expect((await text('csv/feedback.csv')).match(/\r\n/g)).toHaveLength(1_002);
  });

  it('stops reading the database when nobody reads the file any more', async () => {
    const read = vi.spyOn(exportsSql, 'read');
    const response = await api.as(owner).get('/user/export/');
    await response.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, 200));
    const { length } = read.mock.calls;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(read.mock.calls).toHaveLength(length);
    read.mockRestore();
  });

  it('breaks off when a row cannot be read, and gives no half file for a whole one', async () => {
    const response = await api.as(owner).get('/user/export/');
    const failing = vi
      .spyOn(exportsSql, 'read')
      .mockRejectedValue(new Error('the database went away'));
    await expect(response.arrayBuffer()).rejects.toThrow('the database went away');
    failing.mockRestore();
  });

  it('knows every table that belongs to an account', async () => {
    const { rows } = await sql<{ table_name: string }>`
      select relname::text as table_name from pg_class
      join pg_attribute on attrelid = pg_class.oid and attname = 'account_id'
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      order by relname`.execute(api.database);
    const inFiles = ['code', 'company', 'feedback', 'form', 'form_version', 'frame', 'image'];
    inFiles.push('picture', 'board', 'oidc_identity');
    inFiles.push(
      'location',
      'notification',
      'notification_setting',
      'person',
      'question',
      'scan',
      'security_event',
      'template',
      'api_key',
      'topic_choice',
      'due_time',
      'saved_reply',
      'experiment',
      'experiment_code',
      'webhook',
    );
    // Keys of sessions and links, which letters went out or will, and what can still be undone.
    const leftOut = ['letter', 'one_time_token', 'refresh_token', 'session'];
    leftOut.push('second_factor', 'recovery_code', 'email_change', 'passkey');
    leftOut.push('feedback_arrival', 'feedback_unjudged', 'low_rating_letter');
    // Alert addresses stand at their locations; here is whether their owners were asked.
    leftOut.push('alert_address');
    // Slugs stand at their codes.
    leftOut.push('slug');
    // Replies stand at their answers; here is which letters they went out with.
    leftOut.push('reply_delivery');
    // By what copies of the answers and scans in the files are known.
    leftOut.push('feedback_key', 'scan_key', 'used_visit');
    // Holds a row for as long as a statement runs.
    leftOut.push('shard_work');
    leftOut.push('deletion', 'deletion_link', 'deletion_rest');
    // What webhooks were told of the rows in the files.
    leftOut.push('webhook_delivery', 'webhook_digest_answer');
    // Browsers that members are notified in, by secrets of these, and of which answers.
    leftOut.push('push_device', 'push_answer');
    // The place of each answer and scan stands at it; here are the moments between places.
    leftOut.push('code_place');
    // What was counted of the rows in the files.
    leftOut.push('stats_change', 'stats_code', 'stats_cell', 'stats_words', 'stats_fold');
    // Derived from the rows in the files, and the time of the next check.
    leftOut.push('alarm', 'alarm_check');
    // What operators did, which the account reads among its security events.
    leftOut.push('operator_event');
    // Whom the owner lets in: other people, with logins of their own.
    leftOut.push('notification_read');
    leftOut.push('membership', 'access_place', 'invitation', 'ownership_transfer');
    const known = [...inFiles, ...leftOut];
    const unknown = rows.map((row) => row.table_name).filter((name) => !known.includes(name));
    expect(unknown).toEqual([]);
  });

  it('is not for guests', async () => {
    expect((await api.as(guest).get('/user/export/')).status).toBe(401);
    expect((await api.as(guest).post('/user/export/')).status).toBe(401);
  });

  it('is made six times an hour at most', async () => {
    const strict = await createTestApi({ rateLimitFactor: 1 });
    const person = await strict.addPerson('collector');
    for (let count = 0; count < 6; count += 1) {
      expect((await strict.as(person).post('/user/export/')).status).toBe(201);
    }
    expect((await strict.as(person).post('/user/export/')).status).toBe(429);
    await strict.close();
  });
});

describe('a download link', () => {
  it('needs no session, and works once', async () => {
    const url = await makeLink();
    await unzip(await api.fetch(url));
    const again = await api.fetch(url);
    expect(again.status).toBe(410);
    expect(await again.json()).toMatchObject({ code: 'link_inactive' });
  });

  it('works for one of many who open it at once', async () => {
    const url = await makeLink();
    const answers = await Promise.all(Array.from({ length: 10 }, () => api.fetch(url)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { body } of answers) await body?.cancel();
  });

  it('works for a minute', async () => {
    const [early, late] = [await makeLink(), await makeLink()];
    api.clock.skewMs = 59_000;
    const answer = await api.fetch(early);
    expect(answer.status).toBe(200);
    await answer.body?.cancel();
    api.clock.skewMs = 61_000;
    expect((await api.fetch(late)).status).toBe(410);
  });

  it('is not used up by asking for its head', async () => {
    const url = await makeLink();
    expect((await api.fetch(url, { method: 'HEAD' })).status).toBe(200);
    await unzip(await api.fetch(url));
  });

  it('is dead once the password has changed', async () => {
    const url = await makeLink();
    await peopleSql.setPassword(api.store.db, owner.accountId, owner.userId, 'another hash');
    expect((await api.fetch(url)).status).toBe(410);
  });

  it('is kept as a hash alone, and resets no password', async () => {
    const secret = (await makeLink()).split('/').at(-2) ?? '';
    const rows = await api.database.selectFrom('one_time_token').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    const headers = { Authorization: `Token ${secret}` };
    expect((await api.fetch('/api/user/change_pass/', { headers })).status).toBe(401);
  });

  it('is refused when nobody gave it out', async () => {
    expect((await api.fetch('/api/user/export/forged/')).status).toBe(410);
  });
});
