import { sql } from 'kysely';

import type { Form } from '../../../form/contract.ts';
import { purgeDeleted } from '../../../deletion/purgeDeleted.ts';
import { receiptsSql } from '../../../survey/receipts.sql.ts';
import { cafeForm, readAnswer } from '../../workspace.ts';
import { visit } from './visit.ts';
import type { World } from './World.ts';
import { zones } from './zones.ts';

/** Something that happens to a world. */
interface Happening {
  name: string;
  happen: (world: World) => Promise<unknown>;
  /** What follows it half of the time. */
  after?: Happening;
}

const dayMs = 86_400_000;

const idsOf = async ({ api, person }: World, table: string, where = 'true'): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where account_id = ${person.accountId}
      and deleted_at is null and ${sql.raw(where)} order by created_at, id`.execute(api.database);
  return rows.map(({ id }) => id);
};

const answersOf = async ({ api, person }: World): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from feedback where account_id = ${person.accountId} and deleted_at is null
      and not is_spam order by occurred_at, id`.execute(api.database);
  return rows.map(({ id }) => id);
};

const draw = <Item>({ random }: World, items: readonly Item[], most: number): Item[] => {
  const left = [...items];
  const count = Math.min(left.length, 1 + random.below(most));
  return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)).flat();
};

const ask = (world: World) => world.api.as(world.person);

/** Removes one of a kind, as long as another stays. */
const removeOne =
  (kind: 'company' | 'location' | 'form' | 'code') =>
  async (world: World): Promise<void> => {
    const ids = await idsOf(world, kind);
    if (ids.length < 2) return;
    const body = { ids: [world.random.pick(ids)], confirm: 'DELETE' };
    await readAnswer(ask(world).post(`/${kind}/bulk_delete/`, body));
  };

const takeBack: Happening = {
  name: 'deletes are taken back',
  happen: async (world) => {
    const { results } = await readAnswer<{ results: { id: string }[] }>(
      ask(world).get('/deletion/'),
    );
    for (const { id } of draw(world, results, 3)) {
      const response = await ask(world).post(`/deletion/${id}/restore/`);
      // What it hangs on may be deleted itself.
      if (response.status !== 409) await readAnswer(Promise.resolve(response));
    }
  },
};

/** All that can happen. */
const happenings: readonly Happening[] = [
  { name: 'visitors come', happen: (world) => visit(world, 40 + world.random.below(60)) },
  { name: 'some visitors come', happen: (world) => visit(world, 20) },
  {
    name: 'a quiet month passes',
    happen: async (world) => {
      world.goTo(new Date(world.now().getTime() + 30 * dayMs));
      await Promise.resolve();
    },
  },
  {
    name: 'answers are deleted',
    happen: async (world) => {
      const ids = draw(world, await answersOf(world), 25);
      if (ids.length > 0) await readAnswer(ask(world).post('/feedback/bulk_delete/', { ids }));
    },
    after: takeBack,
  },
  { name: 'a code is deleted', happen: removeOne('code'), after: takeBack },
  { name: 'a location is deleted', happen: removeOne('location'), after: takeBack },
  { name: 'a company is deleted', happen: removeOne('company'), after: takeBack },
  { name: 'a form is deleted', happen: removeOne('form'), after: takeBack },
  {
    name: 'codes move to other locations',
    happen: async (world) => {
      const places = await idsOf(world, 'location');
      for (const id of draw(world, await idsOf(world, 'code'), 3)) {
        const site = world.random.pick(places);
        await readAnswer(ask(world).patch(`/code/${id}/`, { site }));
      }
    },
  },
  {
    name: 'a location has another time zone, or company',
    happen: async (world) => {
      const companies = await idsOf(world, 'company');
      for (const id of draw(world, await idsOf(world, 'location'), 2)) {
        const change = world.random.happens(0.6)
          ? { timezone: world.random.pick(zones) }
          : { company: world.random.pick(companies) };
        await readAnswer(ask(world).patch(`/location/${id}/`, change));
      }
    },
  },
  {
    name: 'moods are corrected',
    happen: async (world) => {
      for (const id of draw(world, await answersOf(world), 8)) {
        const sentiment = world.random.pick(['positive', 'neutral', 'negative', null]);
        await readAnswer(ask(world).patch(`/feedback/${id}/`, { sentiment }));
      }
    },
  },
  {
    name: 'visitors erase their answers',
    happen: async (world) => {
      for (const receipt of draw(world, world.receipts, 12)) {
        await receiptsSql.erase(world.api.store.db, receipt, world.now());
      }
    },
  },
  {
    name: 'a form has a new version',
    happen: async (world) => {
      const [id = ''] = draw(world, await idsOf(world, 'form'), 1);
      const { revision, version } = await readAnswer<Form>(ask(world).get(`/form/${id}/`));
      const title = `${cafeForm.title} after ${version}`;
      await readAnswer(ask(world).patch(`/form/${id}/`, { title, revision }));
      await readAnswer(ask(world).post(`/form/${id}/publish/`, {}));
      await visit(world, 30);
    },
  },
  {
    name: 'scans and answers are gone for good',
    happen: async (world) => {
      const { api, person } = world;
      const answers = draw(world, await answersOf(world), 5);
      await sql`
        delete from feedback where account_id = ${person.accountId}
          and id = any (${answers}::uuid[])`.execute(api.database);
      await sql`
        delete from scan where account_id = ${person.accountId}
          and id in (select id from scan where account_id = ${person.accountId}
            order by scanned_at, id limit 3)`.execute(api.database);
    },
  },
  {
    name: 'a program is told from visitors late',
    happen: async (world) => {
      const { api, person } = world;
      await sql`
        update feedback set is_spam = not is_spam where account_id = ${person.accountId}
          and id = any (${draw(world, await answersOf(world), 4)}::uuid[])`.execute(api.database);
    },
  },
  {
    name: 'an owner finds answers of programs to be real, and takes some of that back',
    happen: async (world) => {
      const { results } = await readAnswer<{ results: { id: string }[] }>(
        ask(world).get('/feedback/?set_aside=true'),
      );
      const ids = results.map(({ id }) => id);
      if (ids.length === 0) return;
      const tell = (which: readonly string[], isAside: boolean) =>
        readAnswer(ask(world).post('/feedback/bulk_update/', { ids: which, set_aside: isAside }));
      await tell(ids, false);
      await tell(draw(world, ids, 3), true);
    },
  },
  {
    name: 'what was deleted is purged',
    happen: async (world) => {
      world.goTo(new Date(world.now().getTime() + 32 * dayMs));
      await purgeDeleted(world.api.tools);
    },
  },
];

/** What a world goes through, in an order of its own: `count` things, and what follows them. */
export function drawHappenings({ random }: World, count: number): Happening[] {
  const left = [...happenings];
  return Array.from({ length: count }, () => {
    const drawn = left.splice(random.below(left.length), 1);
    return drawn.flatMap((one) => (one.after && random.happens(0.5) ? [one, one.after] : [one]));
  }).flat();
}
