import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { feedbackPagesSql } from './feedbackPages.sql.ts';
import type { Feedback, FeedbackFile } from './contract.ts';
import { answersAt } from '../test/answers.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { guest, type TestPerson } from '../test/people.ts';
import { makeOpenWorkspace, readAnswer } from '../test/workspace.ts';

const run = promisify(execFile);

let api: TestApi;
let owner: TestPerson;
let answers: ReturnType<typeof answersAt>;

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  api.clock.skewMs = 0;
  owner = await api.addPerson('owner');
  const { code } = await makeOpenWorkspace(api, owner);
  answers = answersAt(api, owner, code.slug);
});
afterAll(() => api.close());

const read = async (query: string) => {
  const response = await api.as(owner).get(`/feedback/export/?${query}`);
  const text = await response.text();
  expect([query, response.status]).toEqual([query, 200]);
  return { text, rows: Number(response.headers.get('X-Row-Count')), response };
};

const linesOf = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .slice(0, -1);

describe('a file of feedback', () => {
  it('refuses a filter that there is not, rather than holding all answers', async () => {
    const person = api.as(owner);
    for (const asked of [
      person.get('/feedback/export/?file_format=csv&rating_from=4'),
      person.get('/feedback/?rating_from=4'),
      person.get('/stats/overview/?rating_from=4'),
      person.get('/company/?rating_from=4'),
    ]) {
      const response = await asked;
      expect(response.status).toBe(400);
      const refused = (await response.json()) as Record<string, string[]>;
      expect(Object.keys(refused)).toEqual(['rating_from']);
    }
  });

  it('has the rows of the list, in its order, narrowed by its filters', async () => {
    await answers.leave({ rating: 3, comment: 'Cold' }, { rating: 9, comment: 'Warm' });
    await answers.leave({ rating: 5, comment: 'Old, cold' });
    const [last] = await answers.list();
    await readAnswer(api.as(owner).patch(`/feedback/${last?.id}/`, { status: 'resolved' }));

    for (const query of [
      'ordering=-rating',
      'ordering=date_submitted',
      'search=cold',
      'status=resolved',
      'rating_min=4&rating_max=8',
      'sentiment=positive',
      'period=24h',
      'period=yesterday',
      'from=2020-01-01&to=2020-12-31',
      'from=2020-01-01',
      `code=${crypto.randomUUID()}`,
    ]) {
      const { results, count } = await answers.page(`?page_size=0&${query}`);
      const { text, rows } = await read(`file_format=json&${query}`);
      expect([query, JSON.parse(text), rows]).toEqual([query, results, count]);
      const csv = await read(`file_format=csv&${query}`);
      expect([query, linesOf(csv.text).length, csv.rows]).toEqual([query, count + 1, count]);
    }
  });

  it('names the form of each answer, in cells as in JSON', async () => {
    await answers.leave({ rating: 4 });
    const { text } = await read('file_format=csv');
    const [headings = [], cells = []] = linesOf(text).map((line) => line.split(','));
    expect(cells[headings.indexOf('Form')]).toBe('Table form');
    const { text: json } = await read('file_format=json');
    expect(JSON.parse(json)).toMatchObject([{ form_title: 'Table form' }]);
  });

  it('misses and repeats no row where one slice ends and the next begins', async () => {
    await answers.leave({ rating: 4 });
    const [first] = await api.database
      .selectFrom('feedback')
      .where('account_id', '=', owner.accountId)
      .selectAll()
      .execute();
    if (!first) throw new Error('An answer was left above.');
    // What the database works out by itself cannot be copied.
    const { search_text: folded, ...stored } = first;
    expect(folded).toContain('lovely cake');
    await api.database
      .insertInto('feedback')
      .values(
        Array.from({ length: 1_000 }, () => ({
          ...stored,
          answers: JSON.stringify(stored.answers),
          id: crypto.randomUUID(),
          client_id: crypto.randomUUID(),
          receipt_hash: null,
        })),
      )
      .execute();
    for (const ordering of ['-date_submitted', 'rating']) {
      const { text, rows } = await read(`file_format=json&ordering=${ordering}`);
      const ids = (JSON.parse(text) as Feedback[]).map(({ id }) => id);
      expect([rows, ids.length, new Set(ids).size]).toEqual([1_001, 1_001, 1_001]);
    }
  });

  it('leaves out what comes while it is written', async () => {
    await answers.leave({}, {});
    const response = await api.as(owner).get('/feedback/export/?file_format=json');
    await answers.leave({});
    expect([response.headers.get('X-Row-Count'), await response.json()]).toMatchObject([
      '2',
      [{}, {}],
    ]);
  });

  it('computes nothing in a spreadsheet, neither in cells nor in headings', async () => {
    const evil = ['=1+1', '+48 12', '-1', '@SUM(A1)', '＝cmd|x', '＋1', '－1', '＠x', '=a;b,"c"'];
    await answers.leave(...evil.map((comment) => ({ comment })));
    for (const separator of ['comma', 'semicolon']) {
      const sign = separator === 'comma' ? ',' : ';';
      const { text } = await read(`file_format=csv&separator=${separator}`);
      const cells = linesOf(text).flatMap((line) =>
        [...line.matchAll(new RegExp(`(?:^|${sign})("(?:[^"]|"")*"|[^${sign}]*)`, 'g'))].map(
          ([, cell = '']) => cell.replace(/^"|"$/g, ''),
        ),
      );
      expect(cells.filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([]);
      expect(cells.filter((cell) => cell.startsWith("'"))).toHaveLength(evil.length);
    }
  });

  it('speaks the language of its owner, and says how it is encoded', async () => {
    await answers.leave({ rating: 2, comment: '' });
    await readAnswer(api.as(owner).patch('/user/details/', { language: 'pl-PL' }));
    const { text, response } = await read('file_format=csv&separator=semicolon');
    expect(text).toBe(await read('file_format=csv&separator=semicolon').then((each) => each.text));
    expect(response.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="hearback-feedback-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const [headings = '', row = ''] = linesOf(text);
    expect(headings).toMatch(/^Otrzymano \(UTC\);Ocena;Komentarz;Imię;/);
    expect(row).toContain(';Nowa;Negatywny;');
  });

  it('begins with the mark by which spreadsheets know UTF-8', async () => {
    const response = await api.as(owner).get('/feedback/export/?file_format=csv');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
  });

  it.each(['', 'file_format=pdf', 'file_format=csv&separator=tab', 'file_format=csv&status=odd'])(
    'is refused for the query %j',
    async (query) => {
      expect((await api.as(owner).get(`/feedback/export/?${query}`)).status).toBe(400);
      expect((await api.as(owner).post(`/feedback/export/?${query}`)).status).toBe(400);
    },
  );

  it('is not for guests, and has nothing of another account', async () => {
    await answers.leave({});
    const stranger = await api.addPerson('stranger');
    const theirs = await api.as(stranger).get('/feedback/export/?file_format=json');
    expect([theirs.headers.get('X-Row-Count'), await theirs.json()]).toEqual(['0', []]);
    expect((await api.as(guest).get('/feedback/export/?file_format=csv')).status).toBe(401);
    expect((await api.as(guest).post('/feedback/export/?file_format=csv')).status).toBe(401);
  });

  it('is noted among what happened to the account', async () => {
    await read('file_format=csv');
    const events = await readAnswer<{ results: { kind: string }[] }>(
      api.as(owner).get('/user/events/'),
    );
    expect(events.results).toMatchObject([{ kind: 'feedback_exported' }]);
  });

  it('stops reading the database when nobody reads the file any more', async () => {
    await answers.leave({});
    const reading = vi.spyOn(feedbackPagesSql, 'read');
    const response = await api.as(owner).get('/feedback/export/?file_format=csv');
    await response.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(reading).not.toHaveBeenCalled();
    reading.mockRestore();
  });

  it('breaks off when a row cannot be read, and gives no half file for a whole one', async () => {
    await answers.leave({});
    for (const format of ['csv', 'json', 'xlsx', 'parquet']) {
      const response = await api.as(owner).get(`/feedback/export/?file_format=${format}`);
      const failing = vi
        .spyOn(feedbackPagesSql, 'read')
        .mockRejectedValue(new Error('the database went away'));
      await expect(response.arrayBuffer()).rejects.toThrow('the database went away');
      failing.mockRestore();
    }
  });
});

describe('a workbook of feedback', () => {
  it('is an honest ZIP with a row for each answer', async () => {
    await answers.leave({ rating: 3, comment: '=1+1 <b>&"x"\u0007 _x0041_\nnew line' });
    await answers.leave({ comment: 'ok' });
    const response = await api.as(owner).get('/feedback/export/?file_format=xlsx');
    const folder = await mkdtemp(join(tmpdir(), 'hearback-workbook-'));
    const path = join(folder, 'feedback.xlsx');
    await writeFile(path, Buffer.from(await response.arrayBuffer()));
    await run('unzip', ['-tq', path]);
    const partOf = async (name: string) => (await run('unzip', ['-p', path, name])).stdout;
    const sheet = await partOf('xl/worksheets/sheet1.xml');
    const workbook = await partOf('xl/workbook.xml');
    await rm(folder, { recursive: true });

    expect(response.headers.get('X-Row-Count')).toBe('2');
    expect(sheet.match(/<row>/g)).toHaveLength(3);
    expect(sheet).toContain('>=1+1 &lt;b&gt;&amp;&quot;x&quot; _x005F_x0041_\nnew line<');
    expect(sheet).not.toContain('<f>');
    expect(sheet).toContain('<c><v>3</v></c>');
    expect(workbook).toContain('<sheet name="Feedback" sheetId="1" r:id="rId1"/>');
  });
});

describe('a link to a file of feedback', () => {
  const makeLink = (query = 'file_format=csv', person = owner) =>
    readAnswer<FeedbackFile>(api.as(person).post(`/feedback/export/?${query}`));

  it('needs no session, works once, and obeys the filters it was made with', async () => {
    await answers.leave({ rating: 2 }, { rating: 9 });
    const { url, row_count } = await makeLink('file_format=json&rating_min=8');
    expect(row_count).toBe(1);
    const response = await api.fetch(url);
    expect([response.headers.get('X-Row-Count'), await response.json()]).toMatchObject([
      '1',
      [{ rating: 9 }],
    ]);
    expect((await api.fetch(url)).status).toBe(410);
  });

  it('works for a minute', async () => {
    const { url } = await makeLink();
    api.clock.skewMs = 61_000;
    expect((await api.fetch(url)).status).toBe(410);
  });

  it('is not used up by asking for its head, nor by a query that is refused', async () => {
    const { url } = await makeLink();
    expect((await api.fetch(url, { method: 'HEAD' })).status).toBe(200);
    expect((await api.fetch(url.replace('csv', 'pdf'))).status).toBe(400);
    expect((await api.fetch(url)).status).toBe(200);
  });

  it('opens feedback alone, never the whole account, and the other way round', async () => {
    const secretOf = (url: string) => /(?:export|feedback_file)\/([^/]+)\//.exec(url)?.[1] ?? '';
    const { url } = await makeLink();
    expect((await api.fetch(`/api/user/export/${secretOf(url)}/`)).status).toBe(410);
    const whole = await readAnswer<{ url: string }>(api.as(owner).post('/user/export/'));
    const mixed = `/api/feedback_file/${secretOf(whole.url)}/?file_format=csv`;
    expect((await api.fetch(mixed)).status).toBe(410);
  });
});
