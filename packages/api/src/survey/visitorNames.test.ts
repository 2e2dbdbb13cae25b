import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Company } from '../company/contract.ts';
import type { Feedback } from '../feedback/contract.ts';
import type { Location } from '../location/contract.ts';
import type { SubmittedAnswer, Survey } from './contract.ts';
import { migrate } from '../database/migrate.ts';
import { connectBareDatabase } from '../test/connectTestDatabase.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { guest, type TestPerson } from '../test/people.ts';
import { makeOpenWorkspace, readAnswer, visitorsAnswer } from '../test/workspace.ts';
import { newId } from '../tools/ids.ts';

let api: TestApi;
let owner: TestPerson;
let workspace: Awaited<ReturnType<typeof makeOpenWorkspace>>;

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await api.addPerson('owner');
  workspace = await makeOpenWorkspace(api, owner);
});
afterAll(() => api.close());

const path = () => `/survey/${workspace.code.slug}/`;
const patchCompany = (change: object) =>
  api.as(owner).patch(`/company/${workspace.company.id}/`, change);
const patchLocation = (change: object) =>
  api.as(owner).patch(`/location/${workspace.location.id}/`, change);
const call = async (company: string | null, place: string | null) => {
  await readAnswer(patchCompany({ visitor_name: company }));
  await readAnswer(patchLocation({ visitor_name: place }));
};
/** Leaves an answer and replies to it. */
const leave = async () => {
  const answer = visitorsAnswer({ rating: 3, email: 'guest@elsewhere.example', language: 'en-US' });
  const { receipt } = await readAnswer<{ receipt: string }>(
    api.as(guest).post(`${path()}submit/`, answer),
  );
  const { results } = await readAnswer<{ results: Feedback[] }>(api.as(owner).get('/feedback/'));
  await readAnswer(api.as(owner).patch(`/feedback/${results[0]?.id}/`, { reply: 'Thank you.' }));
  return { receipt, feedback: results[0] };
};
const readReceipt = (receipt: string) =>
  readAnswer<SubmittedAnswer>(api.as(guest).get(`/receipt/${receipt}/`));

describe('what visitors read of company and place', () => {
  it('is the name of the company alone, while nobody gave the place a name for them', async () => {
    const { receipt, feedback } = await leave();
    const survey = await (await api.as(guest).get(path())).text();
    const sent = await (await api.as(guest).get(`/receipt/${receipt}/`)).text();
    for (const text of [survey, sent]) {
      expect(JSON.parse(text)).toMatchObject({ venue: 'Corner Café', company: 'Corner Café' });
      // Neither the name of the location nor that of the code is theirs to read.
      expect(text).not.toMatch(/Old Town|Table 1/);
    }
    expect(feedback).toMatchObject({ location: 'Old Town', company: 'Corner Café' });
  });

  it('is what its owner chose, on the form, a closed page, the receipt, in a preview and a letter', async () => {
    api.jobs.length = 0;
    await call('Blue Cup', 'Harbour Street');
    const names = { venue: 'Blue Cup · Harbour Street', company: 'Blue Cup' };
    expect(await readAnswer<Survey>(api.as(guest).get(path()))).toMatchObject(names);
    expect(
      await readAnswer(api.as(owner).get(`/code/${workspace.code.id}/preview/`)),
    ).toMatchObject({ venue: names.venue });

    const { receipt, feedback } = await leave();
    expect(await readReceipt(receipt)).toMatchObject(names);
    // Its owner goes on with the names they know.
    expect(feedback).toMatchObject({ location: 'Old Town', company: 'Corner Café' });

    api.clock.skewMs += 61_000;
    const [letter] = await api.runJobs();
    api.clock.skewMs = 0;
    expect(letter?.subject).toBe('Blue Cup replied to your feedback');
    expect(letter?.text).toContain('> Thank you.\nBlue Cup · Harbour Street');
    expect(`${letter?.text}${letter?.html}`).not.toMatch(/Old Town|Corner Café/);

    await readAnswer(api.as(owner).post(`/code/${workspace.code.id}/pause/`));
    expect(await readAnswer<Survey>(api.as(guest).get(path()))).toMatchObject(names);
    await readAnswer(api.as(owner).post('/form/bulk_delete/', { ids: [workspace.form.id] }));
    expect(await readAnswer<Survey>(api.as(guest).get(path()))).toMatchObject(names);
  });

  it('stays on a receipt as it was read', async () => {
    await call('Blue Cup', 'Harbour Street');
    const { receipt } = await leave();
    await call(null, null);
    await readAnswer(patchCompany({ name: 'Sold' }));
    expect(await readReceipt(receipt)).toMatchObject({
      venue: 'Blue Cup · Harbour Street',
      company: 'Blue Cup',
    });
    expect(await readAnswer<Survey>(api.as(guest).get(path()))).toMatchObject({ venue: 'Sold' });
  });

  it('names the company once', async () => {
    await call('Blue Cup', 'BLUE CUP, Harbour Street');
    expect(await readAnswer<Survey>(api.as(guest).get(path()))).toMatchObject({
      venue: 'BLUE CUP, Harbour Street',
      company: 'Blue Cup',
    });
    await call('Blue', 'Blueberry Street');
    expect(await readAnswer<Survey>(api.as(guest).get(path()))).toMatchObject({
      venue: 'Blue · Blueberry Street',
    });
  });

  it.each(['מאפיית לחם', 'مقهى النخلة', 'Café 👩‍🍳', '<b>Bold</b> & "Söhne"', 'x'.repeat(118)])(
    'may be %s',
    async (name) => {
      expect(await readAnswer<Company>(patchCompany({ visitor_name: ` ${name}\n` }))).toMatchObject(
        { name: 'Corner Café', visitor_name: name },
      );
      expect(await readAnswer<Location>(patchLocation({ visitor_name: name }))).toMatchObject({
        name: 'Old Town',
        visitor_name: name,
      });
      expect(await readAnswer<Survey>(api.as(guest).get(path()))).toMatchObject({ venue: name });
    },
  );

  it.each([
    ['x'.repeat(121), 'This text is too long.'],
    ['a\0b', 'Null characters are not allowed.'],
    [7, 'Not a valid string.'],
  ])('is never %j', async (visitor_name, sentence) => {
    for (const refused of [
      await patchCompany({ visitor_name }),
      await patchLocation({ visitor_name }),
    ]) {
      expect(refused.status).toBe(400);
      expect(await refused.json()).toEqual({ visitor_name: [sentence] });
    }
  });

  it('is the name again once it is emptied', async () => {
    await call('Blue Cup', 'Harbour Street');
    await call('  ', '');
    const company = await readAnswer<Company>(patchCompany({ name: 'Green Cup' }));
    expect(company.visitor_name).toBeNull();
    expect(await readAnswer<Survey>(api.as(guest).get(path()))).toMatchObject({
      venue: 'Green Cup',
      company: 'Green Cup',
    });
  });
});

it('migration 0082 shows visitors no name of a location that was there before', async () => {
  const { database, close } = await connectBareDatabase();
  try {
    await migrate(database, '0081_low_rating_default');
    const account = newId();
    const company = newId();
    await sql`insert into account (id, created_at) values (${account}, now())`.execute(database);
    await sql`
      insert into company (account_id, id, name, address, registration_number, representative)
      values (${account}, ${company}, 'Blue Cup', 'x', '1', 'x')`.execute(database);
    await sql`
      insert into location (account_id, id, company_id, name, email, address)
      values (${account}, ${newId()}, ${company}, 'Ground floor', 'x@example.com', 'x')`.execute(
      database,
    );
    await migrate(database);
    const { rows } = await sql`
      select company.visitor_name as company, location.visitor_name as place
      from company join location on location.company_id = company.id`.execute(database);
    expect(rows).toEqual([{ company: null, place: null }]);
  } finally {
    await close();
  }
});
