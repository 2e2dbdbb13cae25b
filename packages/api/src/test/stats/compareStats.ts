import { SetAsideCounted, Timeframe } from '../../stats/contract.ts';
import { readAnswer } from '../workspace.ts';
import { findDifference } from './findDifference.ts';
import { createReference, type Figures } from './reference/createReference.ts';
import { readRows } from './reference/readRows.ts';
import type { World } from './world/World.ts';
import { zones } from './world/zones.ts';

/** Something to ask: also for what was deleted, and for places and codes that have nothing in common. */
function drawQuery({ random, companies, locations, codes, forms, now }: World) {
  const company = random.pick(companies);
  const site = random.pick(locations).id;
  const code = random.pick(codes).id;
  const form = random.pick(forms);
  const filter = random.pick([
    {},
    {},
    { company },
    { site },
    { code },
    { form },
    { form, code },
    { form, site },
    { form, company },
    { company, site },
    { site, code },
    { company, site, code, form },
  ]);
  const dayBack = (days: number) =>
    new Date(now().getTime() - days * 86_400_000).toISOString().slice(0, 10);
  const [last = 0, first = 0] = [random.below(60), random.below(60)].toSorted((a, b) => a - b);
  const range = { from: dayBack(first + 1), to: dayBack(last) };
  const days = random.happens(1 / 3)
    ? { timeframe: 'all_time' as const, ...range }
    : { timeframe: random.pick(Timeframe.options) };
  return {
    ...days,
    tz: random.pick(zones),
    set_aside: random.pick(SetAsideCounted.options),
    ...filter,
  };
}

/** What figures can trip over, as far as some answer of the product had it. */
export const seen = new Set<string>();

function note({ overview, ratings, feedback, locations_codes: places, forms }: Figures): void {
  const has = {
    'a change between versions': forms.versions.some(({ change }) => change.value !== null),
    'a period before': overview.before !== null,
    'a silent code': places.silent_codes.length > 0,
    'a slow answer': overview.slow_responses > 0,
    'an empty window': overview.scans === 0 && overview.submissions === 0,
    'equally common ratings': ratings.most_common.length > 1,
    'more answers than scans': overview.submissions_from_scans > overview.scans,
    words: feedback.words.length > 0,
  };
  for (const [name, isThere] of Object.entries(has)) if (isThere) seen.add(name);
}

/** Until what moved is folded, the product may say so: its figures have to be right all the same. */
const settle = (product: object) =>
  'is_recounting' in product ? { ...product, is_recounting: false } : product;

/**
 * Asks every page of the product one of all questions that can be asked, and answers where the first
 * figure differs from the reference.
 */
export async function compareStats(world: World): Promise<string | undefined> {
  const { api, person } = world;
  const now = world.now();
  const { tz, ...narrowed } = drawQuery(world);
  const rows = await readRows(api.database, person.accountId);
  const figures = createReference(rows, now)({ tz, ...narrowed });
  note(figures);

  for (const [page, figure] of Object.entries(figures)) {
    // The tests take longer than a minute does, and today is part of the question.
    world.goTo(now);
    const asked = { tz, ...(page !== 'home' && narrowed) };
    const path = `/stats/${page}/?${new URLSearchParams(asked).toString()}`;
    const product = await readAnswer<object>(api.as(person).get(path));
    const difference = findDifference(settle(product), figure);
    if (difference !== undefined) return `GET ${path}\n  ${difference}`;
  }
  return undefined;
}
