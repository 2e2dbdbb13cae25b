import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

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
