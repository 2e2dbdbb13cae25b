import { randomUUID } from 'node:crypto';

import type { Operation } from './Operation.ts';

interface Thing {
  id: string;
}

async function post(url: string, body: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
}

const submission: Operation = {
  name: 'an answer',
  isRepeatable: true,
  prepare: async ({ slug }, origin) => {
    const id = randomUUID();
    return {
      perform: () =>
        post(`${origin}/api/survey/${slug}/submit/`, { client_id: id, scan_token: id, rating: 3 }),
      parts: `select (select count(*) from feedback where client_id = '${id}') as answer,
        (select count(*) from scan where scan_token = '${id}') as scan`,
    };
  },
};

const save: Operation = {
  name: 'the save of a form',
  isRepeatable: true,
  prepare: async ({ ask: askDatabase }, _, { ask }) => {
    const [form] = await askDatabase<{ id: string; revision: number }>(
      `select id, revision from form where deleted_at is null order by id limit 1`,
    );
    if (!form) throw new Error('The sample café has no form.');
    const title = `Saved ${randomUUID()}`;
    return {
      perform: () => ask('PATCH', `/form/${form.id}/`, { title, revision: form.revision }),
      parts: `select (document ->> 'title' = '${title}')::int as document,
        revision - ${form.revision} as revision from form where id = '${form.id}'`,
    };
  },
};

const publication: Operation = {
  name: 'the publication of a code, with a letter',
  isRepeatable: false,
  prepare: async ({ ask: askDatabase }, _, { ask }) => {
    const [known] = await askDatabase<{ site: string; form: string; frame: string }>(
      `select location_id as site, form_id as form, frame_id as frame from code
        where state = 'published' order by id limit 1`,
    );
    const { id } = await ask<Thing>('POST', '/code/', { name: 'Killed', ...known });
    return {
      perform: () => ask('POST', `/code/${id}/publish/`, { email_copy: true }),
      parts: `select (state = 'published')::int as state,
        (published_version is not null)::int as version,
        (select count(*) from letter where about = '${id}') as letter,
        (select count(*) from job_queue.job where data ->> 'codeId' = '${id}') as job
        from code where id = '${id}'`,
    };
  },
};

const deletion: Operation = {
  name: 'the deletion of a company with all it has',
  isRepeatable: false,
  prepare: async (_shop, _origin, { ask }) => {
    const { id } = await ask<Thing>('POST', '/company/', {
      name: 'Short-lived',
      address: 'ul. Floriańska 12, Kraków',
      registration_number: '0012345',
      representative: 'Zofia Wiśniewska',
    });
    for (const name of ['One', 'Two']) {
      await ask('POST', '/location/', {
        name,
        email: 'one@kawiarnia.example',
        address: 'ul. Floriańska 12, Kraków',
        company: id,
      });
    }
    return {
      perform: () => ask('POST', '/company/bulk_delete/', { ids: [id], confirm: 'DELETE' }),
      parts: `select (deleted_at is not null)::int as company,
        (select count(*) / 2.0 from location
          where company_id = '${id}' and deleted_at is not null)::float as locations,
        (select count(*) from deletion where deletion.id = company.deletion_id) as deletion
        from company where id = '${id}'`,
    };
  },
};

const registration: Operation = {
  name: 'a registration, with its letter',
  isRepeatable: false,
  prepare: async (_, origin) => {
    const email = `${randomUUID()}@kawiarnia.example`;
    return {
      perform: () =>
        post(`${origin}/api/user/register/`, {
          first_name: 'Zofia',
          last_name: 'Wiśniewska',
          email,
          password: 'Parasol nad stolikiem 7!',
          agree_terms: true,
        }),
      parts: `select count(person.id) as person, count(account.id) as account,
        (select count(*) from letter, person where person.email = '${email}'
          and letter.account_id = person.account_id) as letter,
        (select count(*) from job_queue.job, person where person.email = '${email}'
          and data ->> 'personId' = person.id::text) as job
        from person left join account on account.id = person.account_id
        where person.email = '${email}'`,
    };
  },
};

/** Operations that write in more than one place. */
export const operations: readonly Operation[] = [
  submission,
  save,
  publication,
  deletion,
  registration,
];
