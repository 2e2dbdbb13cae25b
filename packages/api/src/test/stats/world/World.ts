import type { Form } from '../../../form/contract.ts';
import type { Code } from '../../../code/contract.ts';
import { createRandom, type Random } from '../../../sample/seed/random.ts';
import type { TestApi } from '../../createTestApi.ts';
import type { TestPerson } from '../../people.ts';
import { cafeCompany, cafeForm, cafeFrame, cafeLocation, readAnswer } from '../../workspace.ts';
import { anchors, zones } from './zones.ts';

const dayMs = 86_400_000;

interface Place {
  id: string;
  timezone: string;
}

/** An account of one seed, with what is known of it from outside. */
export interface World {
  seed: number;
  api: TestApi;
  person: TestPerson;
  random: Random;
  companies: string[];
  locations: Place[];
  forms: string[];
  codes: { id: string; place: Place }[];
  /** How many days of the past visits come from. */
  span: number;
  /** Receipts of answers that are kept. */
  receipts: Uint8Array[];
  now: () => Date;
  /** Moves the clock of the product. */
  goTo: (moment: Date) => void;
}

const times = async <Result>(count: number, make: (nth: number) => Promise<Result>) => {
  const made: Result[] = [];
  for (let nth = 0; nth < count; nth += 1) made.push(await make(nth));
  return made;
};

/** Opens an account with its companies, locations, forms and codes, long before visitors come. */
export async function makeWorld(api: TestApi, seed: number): Promise<World> {
  const random = createRandom(seed * 7_919);
  const end = new Date(Date.parse(anchors[seed % anchors.length] ?? '') + random.below(4) * dayMs);
  // Past today, the one that is drawn last, a session still has to live.
  const span = random.pick([3, 20, 75, 200, 300]);
  const goTo = (moment: Date) => {
    api.clock.skewMs = moment.getTime() - Date.now();
  };

  goTo(new Date(end.getTime() - span * dayMs));
  const person = await api.addPerson(`world ${seed}`);
  const { post } = api.as(person);
  const made = async <Thing extends { id: string }>(path: string, body: unknown) =>
    readAnswer<Thing>(post(path, body));

  const companies = await times(1 + random.below(3), async (nth) => {
    const { id } = await made('/company/', { ...cafeCompany, name: `Company ${nth}` });
    return id;
  });
  const locations = await times(companies.length + random.below(4), async (nth) => {
    const timezone = random.pick(zones);
    const company = companies[nth] ?? random.pick(companies);
    const location = { ...cafeLocation(company), name: `Location ${nth % 3}`, timezone };
    return { id: (await made('/location/', location)).id, timezone };
  });
  const forms = await times(1 + random.below(3), async (nth) => {
    const { id } = await made<Form>('/form/', { ...cafeForm, title: `Form ${nth}` });
    return id;
  });
  const frame = await made('/frame/', cafeFrame);
  const codes = await times(2 + random.below(4), async (nth) => {
    // They are hung up one after the other.
    if (random.happens(0.5)) goTo(new Date(end.getTime() - random.below(span) * dayMs));
    const place = random.pick(locations);
    const form = random.pick(forms);
    const code = { name: `Code ${nth}`, site: place.id, form, frame: frame.id };
    const { id } = await made<Code>('/code/', code);
    if (nth < 2 || random.happens(0.8)) await readAnswer(post(`/code/${id}/publish/`, {}));
    return { id, place };
  });
  goTo(end);
  return {
    seed,
    api,
    person,
    random,
    companies,
    locations,
    forms,
    codes,
    span,
    receipts: [],
    now: api.tools.now,
    goTo,
  };
}
