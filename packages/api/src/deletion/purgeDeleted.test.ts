import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { guest, type TestPerson } from '../test/people.ts';
import {
  cafeForm,
  makeOpenWorkspace,
  makeWorkspace,
  readAnswer,
  scanOnPhone,
  visitorsAnswer,
} from '../test/workspace.ts';
import { purge } from '../operator/purge.ts';
import { imagesSql } from '../image/images.sql.ts';

const dayMs = 86_400_000;

let api: TestApi;
let owner: TestPerson;
let workspace: Awaited<ReturnType<typeof makeOpenWorkspace>>;

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  api.clock.skewMs = 0;
  owner = await api.addPerson('owner');
  workspace = await makeOpenWorkspace(api, owner);
});
afterAll(() => api.close());

const daysLater = async (days: number) => {
  api.clock.skewMs = days * dayMs;
  await purge(api.tools);
};

const tables = ['company', 'location', 'code', 'scan', 'feedback', 'deletion', 'form', 'frame'];
tables.push('template');

/** How many rows an account has in each table, deleted ones included. */
const rows = async (of = owner) => {
  const found: Record<string, number> = {};
  for (const table of tables) {
    const { rows: counted } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)}
      where account_id = ${of.accountId}`.execute(api.database);
    found[table] = counted[0]?.count ?? 0;
  }
  return found;
};

const visit = async () => {
  await scanOnPhone(api, workspace.code.slug);
  await readAnswer(api.as(guest).post(`/survey/${workspace.code.slug}/submit/`, visitorsAnswer()));
};

it('deletes for good what nobody can take back any more, and nothing else', async () => {
  await visit();
  const neighbour = await api.addPerson('neighbour');
  await makeOpenWorkspace(api, neighbour);
  const [mine, theirs] = [await rows(), await rows(neighbour)];
  await api.as(owner).delete(`/company/${workspace.company.id}/`);

  await daysLater(30);
  expect(await rows()).toEqual({ ...mine, deletion: 1 });

  await daysLater(31);
  expect(await rows()).toEqual({
    company: 0,
    location: 0,
    code: 0,
    scan: 0,
    feedback: 0,
    deletion: 0,
    form: 1,
    frame: 1,
    template: 0,
  });
  expect(await rows(neighbour)).toEqual(theirs);
});

it('never gives a slug again', async () => {
  await api.as(owner).delete(`/company/${workspace.company.id}/`);
  await daysLater(31);
  const { rows: kept } = await sql`
    select slug from slug where slug = ${workspace.code.slug}`.execute(api.database);
  expect(kept).toEqual([{ slug: workspace.code.slug }]);
});

it('goes through more than a batch holds', async () => {
  await sql`
    insert into feedback (account_id, id, code_id, client_id, form_id, form_version, code_name,
      location_name, company_name, channel, sentiment, sentiment_source, occurred_at, received_at)
    select ${owner.accountId}, gen_random_uuid(), ${workspace.code.id}, gen_random_uuid(),
      ${workspace.form.id}, 1, 'a', 'b', 'c', 'qr', 'neutral', 'rating', now(), now()
    from generate_series(1, 2500)`.execute(api.database);
  await api.as(owner).delete(`/company/${workspace.company.id}/`);
  expect(await rows()).toMatchObject({ feedback: 2_500 });

  await daysLater(31);
  expect(await rows()).toMatchObject({ feedback: 0, code: 0 });
});

it('keeps a form, unseen, while there is an answer that was given to it', async () => {
  await visit();
  await api.as(owner).delete(`/form/${workspace.form.id}/`);

  await daysLater(31);
  expect(await rows()).toMatchObject({ form: 1, feedback: 1, deletion: 0 });
  expect(await readAnswer(api.as(owner).get('/form/'))).toMatchObject({ count: 0 });

  await api.as(owner).delete(`/code/${workspace.code.id}/`, { confirm: 'DELETE' });
  await daysLater(63);
  expect(await rows()).toMatchObject({ form: 0, feedback: 0, code: 0 });
});

it('deletes a picture with the last document that shows it', async () => {
  const imageId = crypto.randomUUID();
  await imagesSql.insert(
    api.store.db,
    owner.accountId,
    imageId,
    { media_type: 'image/png', bytes: new Uint8Array([1]), width: 1, height: 1 },
    new Date(),
  );
  const image = { id: imageId, url: `/api/image/${imageId}/`, width: 1, height: 1 };
  const addForm = () =>
    readAnswer<{ id: string }>(
      api.as(owner).post('/form/', {
        ...cafeForm,
        fields: [{ type: 'logo', image }, ...cafeForm.fields],
      }),
    );
  const [first, second] = [await addForm(), await addForm()];
  const template = await readAnswer<{ id: string }>(
    api
      .as(owner)
      .post('/template/', { name: 'Logo', layout: { fields: [{ type: 'logo', image }] } }),
  );
  const isThere = async () => (await imagesSql.findPublic(api.store.db, imageId)) !== undefined;

  await api.as(owner).delete(`/form/${first.id}/`);
  await daysLater(31);
  expect(await rows()).toMatchObject({ form: 2 });
  expect(await isThere()).toBe(true);

  await api.as(owner).delete(`/form/${second.id}/`);
  await daysLater(63);
  expect(await rows()).toMatchObject({ form: 1 });
  expect(await isThere()).toBe(true);

  await api.as(owner).delete(`/template/${template.id}/`);
  await daysLater(95);
  expect(await rows()).toMatchObject({ template: 0 });
  expect(await isThere()).toBe(false);
});

it('deletes the picture in the style of a code with the code', async () => {
  const imageId = crypto.randomUUID();
  await imagesSql.insert(
    api.store.db,
    owner.accountId,
    imageId,
    { media_type: 'image/png', bytes: new Uint8Array([1]), width: 1, height: 1 },
    new Date(),
  );
  const logo = { id: imageId, url: `/api/image/${imageId}/`, width: 1, height: 1 };
  const { code, location } = await makeWorkspace(api, owner);
  await readAnswer(api.as(owner).patch(`/code/${code.id}/`, { style: { logo } }));
  const other = await readAnswer<{ id: string }>(
    api.as(owner).post('/code/', { name: 'Other', site: location.id, style: { logo } }),
  );
  const isThere = async () => (await imagesSql.findPublic(api.store.db, imageId)) !== undefined;

  await api.as(owner).delete(`/code/${code.id}/`, { confirm: 'DELETE' });
  await daysLater(31);
  expect(await isThere()).toBe(true);

  await api.as(owner).delete(`/code/${other.id}/`, { confirm: 'DELETE' });
  await daysLater(63);
  expect(await isThere()).toBe(false);
});

it('deletes the answers of programs after thirty days', async () => {
  await visit();
  await sql`
    update feedback set is_spam = true where account_id = ${owner.accountId}`.execute(api.database);

  await daysLater(29);
  expect(await rows()).toMatchObject({ feedback: 1 });
  await daysLater(31);
  expect(await rows()).toMatchObject({ feedback: 0, scan: 1 });
});
