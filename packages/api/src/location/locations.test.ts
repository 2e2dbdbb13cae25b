import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Code } from '../code/contract.ts';
import type { Company } from '../company/contract.ts';
import type { Location } from './contract.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { guest, type TestPerson } from '../test/people.ts';
import {
  cafeCompany,
  cafeLocation,
  makeOpenWorkspace,
  makeWorkspace,
  readAnswer,
  visitorsAnswer,
} from '../test/workspace.ts';

let api: TestApi;
let owner: TestPerson;
let stranger: TestPerson;

beforeAll(async () => {
  api = await createTestApi();
  stranger = await api.addPerson('stranger');
});
beforeEach(async () => {
  owner = await api.addPerson('owner');
});
afterAll(() => api.close());

describe('locations', () => {
  it('adds a location to a company', async () => {
    const { company, location } = await makeWorkspace(api, owner);
    expect(location).toEqual({
      ...cafeLocation(company.id),
      tags: [],
      visitor_name: null,
      alert_email: null,
      alert_threshold: null,
      rating_target: null,
      alert_state: null,
      alert_asked_at: null,
      id: location.id,
      company_name: cafeCompany.name,
      date_created: location.date_created,
      number_of_codes: 0,
    });
    const read = await readAnswer<Location>(api.as(owner).get(`/location/${location.id}/`));
    expect(read.number_of_codes).toBe(1);
  });

  it('says from which rating on it wants to hear of low ones, and where', async () => {
    const { location } = await makeWorkspace(api, owner);
    const { patch } = api.as(owner);
    const change = (alerts: object) =>
      readAnswer<Location>(patch(`/location/${location.id}/`, alerts));

    const alerts = { alert_email: 'manager@example.com', alert_threshold: 4 };
    expect(await change(alerts)).toMatchObject(alerts);
    expect(await change({ name: 'Terrace' })).toMatchObject(alerts);
    // What nobody typed is no address.
    expect(await change({ alert_email: '' })).toMatchObject({ ...alerts, alert_email: null });
    // 0 is never, and null is what the account says.
    expect(await change({ alert_threshold: 0 })).toMatchObject({ alert_threshold: 0 });
    expect(await change({ alert_threshold: null })).toMatchObject({ alert_threshold: null });
    for (const [field, value] of [
      ['alert_email', 'manager'],
      ['alert_threshold', -1],
      ['alert_threshold', 11],
      ['alert_threshold', 2.5],
      ['alert_threshold', '4'],
    ] as const) {
      const refused = await patch(`/location/${location.id}/`, { [field]: value });
      expect([refused.status, Object.keys((await refused.json()) as object)]).toEqual([
        400,
        [field],
      ]);
    }
  });

  it('never hangs on a company that is being removed', async () => {
    for (let round = 0; round < 15; round += 1) {
      const company = await readAnswer<Company>(api.as(owner).post('/company/', cafeCompany));
      const remove = () => api.as(owner).post('/company/bulk_delete/', { ids: [company.id] });
      const add = () => api.as(owner).post('/location/', cafeLocation(company.id));

      const answers = round % 2 ? [add(), remove()] : [remove(), add()];
      for (const { status } of await Promise.all(answers))
        expect([200, 201, 400, 404]).toContain(status);

      const there = await readAnswer<{ count: number }>(
        api.as(owner).get(`/location/?company=${company.id}`),
      );
      expect(there.count).toBe(0);
    }
  });

  it('fills in what may be left out', async () => {
    const { company } = await makeWorkspace(api, owner);
    const { description: _, timezone: __, ...least } = cafeLocation(company.id);
    const added = await readAnswer<Location>(api.as(owner).post('/location/', least));
    expect(added).toMatchObject({ description: '', timezone: 'UTC' });
  });

  it('lists the places of one company, ordered and searched by its name too', async () => {
    const { company, location } = await makeWorkspace(api, owner);
    const other = await readAnswer<Company>(
      api.as(owner).post('/company/', { ...cafeCompany, name: 'Aardvark Bar' }),
    );
    const bar = await readAnswer<Location>(
      api.as(owner).post('/location/', { ...cafeLocation(other.id), name: 'Bar' }),
    );
    const ids = async (query: string) => {
      const page = await readAnswer<{ results: Location[] }>(
        api.as(owner).get(`/location/${query}`),
      );
      return page.results.map(({ id }) => id);
    };
    expect(await ids(`?company=${company.id}`)).toEqual([location.id]);
    expect(await ids('?ordering=company')).toEqual([bar.id, location.id]);
    expect(await ids('?search=aardvark')).toEqual([bar.id]);
    expect(await ids(`?company=${crypto.randomUUID()}`)).toEqual([]);
  });

  it.each([
    { wrong: { email: 'cafe@' }, answer: { email: ['Invalid email address.'] } },
    { wrong: { timezone: 'Mars/Base' }, answer: { timezone: ['This is not a time zone.'] } },
    { wrong: { timezone: '+02:00' }, answer: { timezone: ['This is not a time zone.'] } },
    { wrong: { company: 'nonsense' }, answer: { company: ['There is no such object.'] } },
  ])('refuses $wrong with $answer', async ({ wrong, answer }) => {
    const { company, location } = await makeWorkspace(api, owner);
    const added = await api.as(owner).post('/location/', { ...cafeLocation(company.id), ...wrong });
    expect(added.status).toBe(400);
    expect(await added.json()).toEqual(answer);
    const changed = await api.as(owner).patch(`/location/${location.id}/`, wrong);
    expect(await changed.json()).toEqual(answer);
  });

  it('does not know the company of another account', async () => {
    const theirs = await makeWorkspace(api, stranger);
    const { location } = await makeWorkspace(api, owner);
    const body = cafeLocation(theirs.company.id);
    expect((await api.as(owner).post('/location/', body)).status).toBe(400);
    expect((await api.as(owner).patch(`/location/${location.id}/`, body)).status).toBe(400);
  });

  it('removes a location with its codes and feedback', async () => {
    const { location, code, company } = await makeOpenWorkspace(api, owner);
    await readAnswer(api.as(guest).post(`/survey/${code.slug}/submit/`, visitorsAnswer()));
    expect(
      await readAnswer(api.as(owner).post('/location/bulk_delete/', { ids: [location.id] })),
    ).toMatchObject({ deleted: [location.id], cascade: { locations: 0, codes: 1, feedback: 1 } });
    expect((await api.as(owner).get(`/code/${code.id}/`)).status).toBe(404);
    expect((await api.as(owner).get(`/company/${company.id}/`)).status).toBe(200);
  });

  it.each([
    { who: 'a guest', person: () => guest, status: 401 },
    { who: 'the owner of another company', person: () => stranger, status: 404 },
    { who: 'the owner', person: () => owner, status: 200 },
  ])('answers $who with $status', async ({ person, status }) => {
    const { company, location } = await makeWorkspace(api, owner);
    const as = api.as(person());
    const path = `/location/${location.id}/`;
    expect((await as.get(path)).status).toBe(status);
    expect((await as.get(`${path}delete_preview/`)).status).toBe(status);
    expect((await as.patch(path, { name: 'Mine' })).status).toBe(status);
    expect((await as.put(path, cafeLocation(company.id))).status).toBe(status);
    expect((await as.post('/location/bulk_delete/', { ids: [location.id] })).status).toBe(status);
  });
});

describe('many locations at once', () => {
  const idOf = () => crypto.randomUUID();
  const add = (input: object) => api.as(owner).post('/location/bulk_create/', input);
  const placeOf = (company: string, name: string, more: object = {}) => ({
    ...cafeLocation(company),
    id: idOf(),
    name,
    ...more,
  });
  const count = async () => {
    const { get } = api.as(owner);
    const lists = await Promise.all([
      readAnswer<{ count: number }>(get('/company/')),
      readAnswer<{ count: number }>(get('/location/')),
    ]);
    return lists.map((list) => list.count);
  };

  it('adds forty with a company that is new, once however often they are sent', async () => {
    const { company } = await makeWorkspace(api, owner);
    const [companies, locations] = await count();
    const chain = { ...cafeCompany, id: idOf(), name: 'Chain' };
    const input = {
      companies: [chain],
      locations: Array.from({ length: 40 }, (_, at) =>
        placeOf(at % 2 ? chain.id : company.id, `Place ${at + 1}`, {
          alert_email: 'chain@example.com',
        }),
      ),
    };
    expect((await add({ ...input, dry_run: true })).status).toBe(200);
    expect(await count()).toEqual([companies, locations]);

    const answer = await add(input);
    expect(answer.status).toBe(201);
    const added = (await answer.json()) as { companies: Company[]; locations: Location[] };
    expect(added.companies).toMatchObject([{ id: chain.id, name: 'Chain' }]);
    expect(added.locations.map(({ name }) => name)).toEqual(
      input.locations.map(({ name }) => name),
    );
    expect(added.locations[1]).toMatchObject({ company_name: 'Chain', alert_state: 'waiting' });
    expect((await add(input)).status).toBe(201);
    expect(await count()).toEqual([Number(companies) + 1, Number(locations) + 40]);
    // The owner of an address is asked once, whatever the number of places.
    const asked = (await api.runJobs()).filter(({ to }) => to.address === 'chain@example.com');
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['a company that is not there', { company: idOf() }, 'locations.1.company'],
    ['an address that is none', { email: 'nobody' }, 'locations.1.email'],
    ['no name', { name: ' ' }, 'locations.1.name'],
  ])('adds none where one has %s', async (_, more, field) => {
    const { company } = await makeWorkspace(api, owner);
    const before = await count();
    const locations = [placeOf(company.id, 'Right'), placeOf(company.id, 'Wrong', more)];
    const refused = await add({ locations });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toHaveProperty([field]);
    expect(await count()).toEqual(before);
  });

  it('says so where an id was used for what is deleted', async () => {
    const { company } = await makeWorkspace(api, owner);
    const locations = [placeOf(company.id, 'Gone')];
    await add({ locations });
    await api.as(owner).post('/location/bulk_delete/', {
      ids: locations.map(({ id }) => id),
      confirm: 'DELETE',
    });
    expect((await add({ locations })).status).toBe(409);
  });

  it('takes two hundred, and no more', async () => {
    const { company } = await makeWorkspace(api, owner);
    const locations = Array.from({ length: 201 }, (_, at) => placeOf(company.id, `Place ${at}`));
    expect((await add({ locations: locations.slice(1) })).status).toBe(201);
    expect((await add({ locations })).status).toBe(400);
  });
});

describe('a copy of a location', () => {
  it('has what the first has, with a draft of each of its codes, once however often it is asked for', async () => {
    const { location, code, form, frame } = await makeOpenWorkspace(api, owner);
    const { get, patch, post } = api.as(owner);
    await patch(`/location/${location.id}/`, { rating_target: 8, visitor_name: 'Garden' });
    await post('/code/', { name: 'Table 2', site: location.id, description: 'Window' });
    const path = `/location/${location.id}/duplicate/`;
    const id = crypto.randomUUID();
    const copy = await readAnswer<Location>(post(path, { id }));
    expect(copy).toMatchObject({
      id,
      name: `${location.name} 2`,
      company: location.company,
      address: location.address,
      rating_target: 8,
      visitor_name: 'Garden',
      number_of_codes: 2,
    });
    await post(path, { id });
    const { results } = await readAnswer<{ results: Code[] }>(get(`/code/?site=${id}`));
    expect(results).toMatchObject([
      { name: 'Table 2', description: 'Window', state: 'draft', form: null, frame: null },
      { name: code.name, state: 'draft', form: form.id, frame: frame.id },
    ]);
    expect(new Set([code.slug, ...results.map(({ slug }) => slug)]).size).toBe(3);
    expect(await readAnswer<Location>(post(path, {}))).toMatchObject({
      name: `${location.name} 3`,
    });
    expect(await readAnswer<Location>(post(path, { name: 'York' }))).toMatchObject({
      name: 'York',
    });
  });
});
