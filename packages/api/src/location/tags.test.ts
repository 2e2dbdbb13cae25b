import { limits } from '@hearback/schema/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Code } from '../code/contract.ts';
import type {
  StatsFeedback,
  StatsForms,
  StatsLocationsCodes,
  StatsOverview,
  StatsPlaces,
  StatsRatings,
} from '../stats/contract.ts';
import { dayIn } from '../stats/findWindow.ts';
import type { StatsReport } from '../stats/reportContract.ts';
import { answersAt } from '../test/answers.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { goodPassword, guest, type TestPerson } from '../test/people.ts';
import { tokenIn } from '../test/tokenIn.ts';
import { cafeLocation, makeOpenWorkspace, readAnswer, scanOnPhone } from '../test/workspace.ts';
import type { Location, TagInUse } from './contract.ts';

let api: TestApi;
let owner: TestPerson;
/** Its location carries "North"; its code carries nothing. */
let hall: Awaited<ReturnType<typeof makeOpenWorkspace>>;
/** Its location carries "Drive-in"; its code carries "north", too. */
let yard: Awaited<ReturnType<typeof makeOpenWorkspace>>;
/** Carries nothing. */
let bar: Awaited<ReturnType<typeof makeOpenWorkspace>>;

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  api.clock.skewMs = 0;
  owner = await api.addPerson('owner');
  hall = await makeOpenWorkspace(api, owner);
  yard = await makeOpenWorkspace(api, owner);
  bar = await makeOpenWorkspace(api, owner);
  await patch(`/location/${hall.location.id}/`, { tags: ['North'] });
  await patch(`/location/${yard.location.id}/`, { tags: ['Drive-in'] });
  await patch(`/code/${yard.code.id}/`, { tags: ['north'] });
});
afterAll(() => api.close());

const get = <Body>(path: string, person = owner) => readAnswer<Body>(api.as(person).get(path));
const post = <Body>(path: string, body: object) => readAnswer<Body>(api.as(owner).post(path, body));
const patch = <Body>(path: string, body: object) =>
  readAnswer<Body>(api.as(owner).patch(path, body));
const tagsOf = async (person = owner) =>
  (await get<{ results: TagInUse[] }>('/tag/', person)).results;
const idsOf = async (path: string, person = owner) =>
  (await get<{ results: { id: string }[] }>(path, person)).results.map(({ id }) => id).toSorted();
const bulkTag = (body: object) => api.as(owner).post('/location/bulk_tag/', body);

/** A colleague at chosen places. */
const join = async (email: string, access: object): Promise<TestPerson> => {
  await post('/colleague/invitation/', { role: 'manager', everywhere: false, ...access, email });
  const letters = await api.runJobs();
  const token = tokenIn(letters.find(({ to }) => to.address === email));
  const login = { first_name: 'Eva', last_name: 'Lis', password: goodPassword, agree_terms: true };
  await readAnswer(api.as(guest).post('/invitation/accept/', { token, ...login }));
  const { access: token2 } = await readAnswer<{ access: string }>(
    api.as(guest).post('/user/login/', { email, password: goodPassword }),
  );
  return { ...guest, name: email, email, access: token2, accountId: owner.accountId };
};

describe('tags of locations and codes', () => {
  it('are kept as they were typed, each once, trimmed and in one form of Unicode', async () => {
    const typed = ['  Drive-in ', 'drive-IN', 'Kra\u0301ków', 'Kráków', 'two   words'];
    const kept = ['Drive-in', 'Kráków', 'two words'];
    expect(await patch<Location>(`/location/${bar.location.id}/`, { tags: typed })).toMatchObject({
      tags: kept,
    });
    expect(await patch<Code>(`/code/${bar.code.id}/`, { tags: typed })).toMatchObject({
      tags: kept,
    });
    // What is left out stays.
    await patch(`/code/${bar.code.id}/`, { name: 'Counter' });
    expect(await get<Code>(`/code/${bar.code.id}/`)).toMatchObject({ tags: kept });
    const copy = await post<Location>(`/location/${bar.location.id}/duplicate/`, {});
    expect(copy.tags).toEqual(kept);
    expect(await get(`/code/?site=${copy.id}`)).toMatchObject({ results: [{ tags: kept }] });
  });

  it.each([
    ['an empty one', [' ']],
    ['a long one', ['x'.repeat(limits.tagMaxLength + 1)]],
    ['a comma', ['a,b']],
    ['a semicolon', ['a;b']],
    ['a control character', ['a\u0007b']],
    ['a number', [1]],
  ])('refuse %s', async (_, tags) => {
    const refused = await api.as(owner).patch(`/location/${bar.location.id}/`, { tags });
    expect([refused.status, JSON.stringify(await refused.json())]).toEqual([
      400,
      expect.stringContaining('A tag has 1 to 30 characters, and neither a comma'),
    ]);
  });

  it('refuse more than there is room for', async () => {
    const many = Array.from({ length: limits.tagsMax + 1 }, (_, nth) => `tag ${nth}`);
    const refused = await api.as(owner).patch(`/code/${bar.code.id}/`, { tags: many });
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { tags: ['There is room for 10 tags.'] },
    ]);
  });

  it('come with what is added together', async () => {
    const { company } = hall.location;
    const { locations } = await post<{ locations: Location[] }>('/location/bulk_create/', {
      locations: [{ ...cafeLocation(company), id: crypto.randomUUID(), tags: ['East', 'east'] }],
    });
    expect(locations[0]?.tags).toEqual(['East']);
    const site = locations[0]?.id;
    const { codes } = await post<{ codes: Code[] }>('/code/bulk_create/', {
      id: crypto.randomUUID(),
      rows: [
        { name: 'A', site, tags: ['Window', 'EAST'], replaces_answers: true },
        { name: 'B', site },
      ],
    });
    expect(codes.map(({ tags, replaces_answers: replaces }) => [tags, replaces])).toEqual([
      [['Window', 'EAST'], true],
      [[], false],
    ]);
  });

  it('are listed with what carries them, in the spelling that is most frequent', async () => {
    await patch(`/location/${bar.location.id}/`, { tags: ['north', 'Łódź'] });
    expect(await tagsOf()).toEqual([
      { name: 'Drive-in', locations: 1, codes: 0 },
      { name: 'north', locations: 2, codes: 1 },
      { name: 'Łódź', locations: 1, codes: 0 },
    ]);
    await readAnswer(api.as(owner).delete(`/location/${bar.location.id}/`));
    expect(await tagsOf()).toHaveLength(2);
  });

  it('narrow the lists of locations and codes, in any case', async () => {
    await patch(`/location/${bar.location.id}/`, { tags: ['Łódź'] });
    expect(await idsOf('/location/?tag=NORTH')).toEqual([hall.location.id]);
    expect(await idsOf(`/location/?tag=${encodeURIComponent('łÓDŹ')}`)).toEqual([bar.location.id]);
    expect(await idsOf('/location/?tag=nor')).toEqual([]);
    expect(await idsOf('/code/?tag=north')).toEqual([hall.code.id, yard.code.id].toSorted());
    expect(await idsOf('/code/?tag=drive-in')).toEqual([yard.code.id]);
    expect((await api.as(owner).get('/code/?tag=a,b')).status).toBe(400);
  });

  it('are added to and removed from many locations: from all, or from none', async () => {
    const ids = [hall.location.id, yard.location.id];
    const { locations } = await readAnswer<{ locations: Location[] }>(
      bulkTag({ ids, add: ['Summer', 'NORTH'], remove: ['drive-IN'] }),
    );
    const tags = new Map(locations.map((location) => [location.id, location.tags]));
    expect(tags.get(hall.location.id)).toEqual(['North', 'Summer']);
    expect(tags.get(yard.location.id)).toEqual(['Summer', 'NORTH']);

    const missing = await bulkTag({ ids: [...ids, crypto.randomUUID()], add: ['Winter'] });
    expect(missing.status).toBe(404);
    const nine = Array.from({ length: 9 }, (_, nth) => `tag ${nth}`);
    const full = await bulkTag({ ids, add: nine });
    expect([full.status, await full.json()]).toEqual([
      400,
      { add: ['There is room for 10 tags.'] },
    ]);
    expect((await tagsOf()).map(({ name }) => name)).toEqual(['NORTH', 'Summer']);
  });

  it('are renamed, merged and removed everywhere, but not taken from webhooks', async () => {
    const url = 'https://till.example/';
    const { id } = await post<{ id: string }>('/webhook/', {
      url,
      events: ['code.paused'],
      tags: ['north'],
      password: goodPassword,
    });
    const rename = (tag: string, name: string | null) =>
      post<{ results: TagInUse[] }>('/tag/rename/', { tag, name });
    expect((await rename('NORTH', 'Drive-In')).results).toEqual([
      { name: expect.stringMatching(/^Drive-[Ii]n$/) as string, locations: 2, codes: 1 },
    ]);
    expect(await get(`/webhook/${id}/`)).toMatchObject({ tags: ['Drive-In'] });
    expect((await rename('drive-in', null)).results).toEqual([]);
    expect(await get(`/location/${hall.location.id}/`)).toMatchObject({ tags: [] });
    expect(await get(`/webhook/${id}/`)).toMatchObject({ tags: ['Drive-In'] });
    const gone = await api.as(owner).post('/tag/rename/', { tag: 'south', name: 'east' });
    expect(gone.status).toBe(404);
  });
});

describe('a tag as a filter', () => {
  beforeEach(async () => {
    for (const [{ code }, ratings] of [
      [hall, [2, 4]],
      [yard, [9, 10, 10]],
      [bar, [6]],
    ] as const) {
      await scanOnPhone(api, code.slug);
      const answers = ratings.map((rating) => ({ rating, comment: `Rated ${rating} of ten` }));
      await answersAt(api, owner, code.slug).leave(...answers);
    }
  });

  const pages = ['', '?tag=north', '?tag=DRIVE-IN', '?tag=south'];

  it('counts in the list what its locations and codes brought', async () => {
    const counts = [];
    for (const page of pages) {
      counts.push((await get<{ count: number }>(`/feedback/${page}`)).count);
    }
    expect(counts).toEqual([6, 5, 3, 0]);
    const file = await api.as(owner).get('/feedback/export/?file_format=csv&tag=drive-in');
    expect((await file.text()).trim().split('\n')).toHaveLength(4);
    const arrived = '/feedback/arrivals/?since=2020-01-01T00:00:00Z&tag=north';
    expect(await get(arrived)).toMatchObject({ count: 5 });
  });

  it('makes figures that are the sums of its codes', async () => {
    const figuresOf = async (query: string) => {
      const overview = await get<StatsOverview>(`/stats/overview/?${query}`);
      const ratings = await get<StatsRatings>(`/stats/ratings/?${query}`);
      const feedback = await get<StatsFeedback>(`/stats/feedback/?${query}`);
      const forms = await get<StatsForms>(`/stats/forms/?${query}`);
      return {
        scans: overview.scans,
        visitors: overview.unique_scans,
        submissions: overview.submissions,
        ratings: ratings.total,
        comments: feedback.comments,
        ofForms: forms.forms.reduce((sum, { submissions }) => sum + submissions, 0),
      };
    };
    const sum = async (...codes: string[]) => {
      const all = await Promise.all(codes.map((code) => figuresOf(`code=${code}`)));
      const zero = await figuresOf(`code=${crypto.randomUUID()}`);
      return all.reduce(
        (total, each) => ({
          scans: total.scans + each.scans,
          visitors: total.visitors + each.visitors,
          submissions: total.submissions + each.submissions,
          ratings: total.ratings + each.ratings,
          comments: total.comments + each.comments,
          ofForms: total.ofForms + each.ofForms,
        }),
        zero,
      );
    };
    const north = await figuresOf('tag=north');
    expect(north).toMatchObject({ scans: 2, submissions: 5, ratings: 5, comments: 5, ofForms: 5 });
    expect(north).toEqual(await sum(hall.code.id, yard.code.id));
    expect(await figuresOf('tag=drive-in')).toEqual(await sum(yard.code.id));
    expect(await figuresOf('tag=south')).toEqual(await sum());
    // Beside another place it narrows further.
    expect(await figuresOf(`tag=north&site=${hall.location.id}`)).toEqual(await sum(hall.code.id));
    expect(await figuresOf(`tag=drive-in&code=${hall.code.id}`)).toEqual(await sum());
    expect(await figuresOf(`tag=north&form=${yard.form.id}`)).toMatchObject({ submissions: 3 });
  });

  it('reaches every part of the statistics', async () => {
    const ranked = await get<StatsLocationsCodes>('/stats/locations_codes/?tag=north');
    expect(ranked.codes.map(({ id, submissions }) => [id, submissions])).toEqual([
      [yard.code.id, 3],
      [hall.code.id, 2],
    ]);
    expect(ranked.locations.map(({ id }) => id)).toEqual([yard.location.id, hall.location.id]);
    const places = await get<StatsPlaces>('/stats/places/?tag=drive-in');
    expect(JSON.stringify(places)).not.toContain(hall.location.id);
    // The day of the places: late in the evening of Greenwich it is another one.
    const tz = hall.location.timezone;
    const month = dayIn(tz, api.tools.now()).slice(0, 7);
    const report = await get<StatsReport>(`/stats/report/?month=${month}&tz=${tz}&tag=north`);
    expect(report.submissions.now).toBe(5);
    const compared = `/stats/compare/?tag=north&site=${hall.location.id}&other_site=${yard.location.id}`;
    expect((await api.as(owner).get(compared)).status).toBe(200);
    for (const part of ['themes', 'topics', 'questions', 'cross_table', 'scans_submissions']) {
      const asked = await api.as(owner).get(`/stats/${part}/?tag=north`);
      expect([part, asked.status]).toEqual([part, 200]);
    }
  });

  it('follows a code that moves: answers stay where they were given', async () => {
    await patch(`/code/${hall.code.id}/`, { site: bar.location.id });
    await answersAt(api, owner, hall.code.slug).leave({ rating: 1 });
    expect(await get('/feedback/?tag=north')).toMatchObject({ count: 5 });
    expect(await get('/stats/overview/?tag=north')).toMatchObject({ submissions: 5 });
    await patch(`/code/${hall.code.id}/`, { tags: ['North'] });
    expect(await get('/feedback/?tag=north')).toMatchObject({ count: 6 });
    expect(await get('/stats/overview/?tag=north')).toMatchObject({ submissions: 6 });
  });

  it('tells a colleague of chosen places the tags of these alone, and nothing of others', async () => {
    const eva = await join('eva@example.com', { locations: [hall.location.id] });
    expect(await tagsOf(eva)).toEqual([{ name: 'North', locations: 1, codes: 0 }]);
    expect(await idsOf('/location/?tag=drive-in', eva)).toEqual([]);
    expect(await idsOf('/code/?tag=north', eva)).toEqual([hall.code.id]);
    expect(await get('/feedback/?tag=north', eva)).toMatchObject({ count: 2 });
    expect(await get('/feedback/?tag=drive-in', eva)).toMatchObject({ count: 0 });
    expect(await get('/stats/overview/?tag=north', eva)).toMatchObject({ submissions: 2 });
    expect(await get('/stats/overview/?tag=drive-in', eva)).toMatchObject({ submissions: 0 });

    const as = api.as(eva);
    const tag = (id: string) => as.post('/location/bulk_tag/', { ids: [id], add: ['Quiet'] });
    expect((await tag(yard.location.id)).status).toBe(404);
    expect((await tag(hall.location.id)).status).toBe(200);
    // The spelling of what they do not see tells them nothing.
    await readAnswer(
      as.post('/location/bulk_tag/', { ids: [hall.location.id], add: ['DRIVE-IN'] }),
    );
    expect((await tagsOf(eva)).map(({ name }) => name)).toEqual(['DRIVE-IN', 'North', 'Quiet']);
    expect((await as.post('/tag/rename/', { tag: 'North', name: 'South' })).status).toBe(403);
  });

  it('is unknown in another account', async () => {
    const stranger = await api.addPerson('stranger');
    expect(await tagsOf(stranger)).toEqual([]);
    expect(await get('/feedback/?tag=north', stranger)).toMatchObject({ count: 0 });
    expect((await api.as(stranger).post('/tag/rename/', { tag: 'north', name: null })).status).toBe(
      404,
    );
  });
});
