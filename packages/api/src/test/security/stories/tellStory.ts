import type { Code } from '../../../code/contract.ts';
import type { Company } from '../../../company/contract.ts';
import type { Form } from '../../../form/contract.ts';
import type { Location } from '../../../location/contract.ts';
import type { StatsLocationsCodes, StatsOverview, StatsRatings } from '../../../stats/contract.ts';
import type { TestApi } from '../../createTestApi.ts';
import { guest, type TestPerson } from '../../people.ts';
import {
  cafeCompany,
  cafeForm,
  cafeFrame,
  cafeLocation,
  readAnswer,
  visitorsAnswer,
} from '../../workspace.ts';
import {
  describeAccount,
  digits,
  doInModel,
  emptyAccount,
  ratingOf,
  type Account,
  type Step,
} from './model.ts';

interface Page<Thing> {
  count: number;
  results: Thing[];
}

/** What an account looks like from outside. */
export type Look = ReturnType<typeof describeAccount>;

/** What statistics say of all time, in the words of the model. */
async function readFigures(api: TestApi, person: TestPerson): Promise<Look['figures']> {
  const read = <Answer>(path: string) => readAnswer<Answer>(api.as(person).get(path));
  const [{ submissions }, { average, nps, distribution }, { codes }] = await Promise.all([
    read<StatsOverview>('/stats/overview/'),
    read<StatsRatings>('/stats/ratings/'),
    read<StatsLocationsCodes>('/stats/locations_codes/'),
  ]);
  return {
    submissions,
    average: average.value?.toFixed(digits) ?? null,
    nps: nps.score?.toFixed(digits) ?? null,
    byRating: Object.entries(distribution)
      .flatMap(([rating, count]) => Array<string>(count).fill(rating))
      .join(' '),
    byCode: codes
      .filter((code) => code.submissions > 0)
      .map((code) => `${code.name}: ${code.submissions} answers`)
      .toSorted(),
  };
}

/** Reads all lists of an account, as its owner sees them. */
async function readAccount(api: TestApi, person: TestPerson): Promise<Look> {
  const list = async <Thing>(path: string) =>
    (await readAnswer<Page<Thing>>(api.as(person).get(`${path}?page_size=0`))).results;
  const [companies, locations, forms, codes, answers, figures] = await Promise.all([
    list<Company>('/company/'),
    list<Location>('/location/'),
    list<Form>('/form/'),
    list<Code>('/code/'),
    readAnswer<Page<unknown>>(api.as(person).get('/feedback/')),
    readFigures(api, person),
  ]);
  const nameOf = (things: { id: string; name: string }[], id: string) =>
    things.find((thing) => thing.id === id)?.name;
  const titleOf = (id: string | null) => forms.find((form) => form.id === id)?.title ?? null;
  return {
    companies: companies
      .map((one) => `${one.name}: ${one.location_count} places, ${one.code_count} codes`)
      .toSorted(),
    locations: locations
      .map((one) => `${one.name} of ${one.company_name}: ${one.number_of_codes} codes`)
      .toSorted(),
    forms: forms.map((one) => `${one.title}: ${one.used_by_codes} codes`).toSorted(),
    codes: codes
      .map(
        (one) =>
          `${one.name} at ${nameOf(locations, one.site)} shows ${String(titleOf(one.form))}, ${one.state}`,
      )
      .toSorted(),
    answers: answers.count,
    figures,
  };
}

/** Where an account is, in the model and in the API. */
interface Story {
  account: Account;
  /** What the last step removed, and what was there before. */
  removed?: { deletion: string; before: Account } | undefined;
  ids: Map<string, string>;
}

async function doInApi(
  api: TestApi,
  person: TestPerson,
  { kind, other }: Step,
  names: string[],
  ids: Map<string, string>,
) {
  const { post, patch, delete: remove } = api.as(person);
  const [name = '', second = '', third = ''] = names;
  const id = (of: string) => ids.get(of) ?? 'nothing';
  const add = async (path: string, body: object) => {
    ids.set(name, (await readAnswer<{ id: string }>(post(path, body))).id);
  };
  const removeFrom = async (path: string) =>
    (await readAnswer<{ deletion: string }>(remove(`${path}${id(name)}/`, { confirm: 'DELETE' })))
      .deletion;

  switch (kind) {
    case 'addCompany':
      return add('/company/', { ...cafeCompany, name });
    case 'addLocation':
      return add('/location/', { ...cafeLocation(id(second)), name });
    case 'addForm':
      return add('/form/', { ...cafeForm, title: name });
    case 'addCode':
      return add('/code/', { name, site: id(second), form: id(third), frame: id('frame') });
    case 'showForm':
      return void (await readAnswer(patch(`/code/${id(name)}/`, { form: id(second) })));
    case 'publishCode':
      return void (await readAnswer(post(`/code/${id(name)}/publish/`, {})));
    case 'pauseCode':
      return void (await readAnswer(post(`/code/${id(name)}/pause/`, {})));
    case 'resumeCode':
      return void (await readAnswer(post(`/code/${id(name)}/resume/`, {})));
    case 'answer': {
      const { slug } = await readAnswer<Code>(api.as(person).get(`/code/${id(name)}/`));
      return void (await readAnswer(
        api.as(guest).post(`/survey/${slug}/submit/`, visitorsAnswer({ rating: ratingOf(other) })),
      ));
    }
    case 'removeCompany':
      return removeFrom('/company/');
    case 'removeLocation':
      return removeFrom('/location/');
    case 'removeForm':
      return removeFrom('/form/');
    case 'removeCode':
      return removeFrom('/code/');
    case 'takeBack':
      return undefined;
  }
}

/** Does steps in the API and in the model. Answers what both look like after each. */
export async function* tellStory(api: TestApi, person: TestPerson, steps: readonly Step[]) {
  const frame = await readAnswer<{ id: string }>(api.as(person).post('/frame/', cafeFrame));
  const story: Story = { account: emptyAccount(), ids: new Map([['frame', frame.id]]) };
  for (const [at, step] of steps.entries()) {
    if (step.kind === 'takeBack') {
      if (!story.removed) continue;
      await readAnswer(api.as(person).post(`/deletion/${story.removed.deletion}/restore/`, {}));
      story.account = story.removed.before;
      story.removed = undefined;
    } else {
      const before = story.account;
      const { account, names } = doInModel(before, step, `${step.kind} ${at}`);
      if (!names) continue;
      const deletion = await doInApi(api, person, step, names, story.ids);
      story.account = account;
      story.removed = deletion === undefined ? undefined : { deletion, before };
    }
    yield { step, model: describeAccount(story.account), api: await readAccount(api, person) };
  }
}
