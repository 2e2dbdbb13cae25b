import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { guest, type TestPerson } from '../test/people.ts';
import { statementsOf } from '../test/statementsOf.ts';
import { makeOpenWorkspace, makeWorkspace, readAnswer } from '../test/workspace.ts';

let api: TestApi;
let owner: TestPerson;
let slug: string;

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await api.addPerson('owner');
  slug = (await makeOpenWorkspace(api, owner)).code.slug;
});
afterAll(() => api.close());

describe('a survey', () => {
  it('opens by its slug in any letter case', async () => {
    for (const written of [slug, slug.toLowerCase(), ` ${slug} `]) {
      const path = `/api/survey/${encodeURIComponent(written)}/`;
      expect(await readAnswer(api.fetch(path))).toMatchObject({
        form: { title: 'Table form' },
        form_version: 1,
        venue: 'Corner Café',
        language: 'en-US',
        languages: ['en-US', 'pl-PL'],
        state: 'open',
      });
    }
  });

  it('is found by its account, which is looked up once', async () => {
    const lookUps = async (asked = slug) => {
      const statements = await statementsOf(api.tools.engine, () =>
        api.fetch(`/api/survey/${asked}/`),
      );
      return {
        accounts: statements.filter((text) => text.includes('from "slug"')).length,
        byAccount: statements
          .filter((text) => text.includes('where code.slug ='))
          .map((text) => /and code\.account_id = \$\d/.test(text)),
      };
    };
    expect(await lookUps()).toEqual({ accounts: 1, byAccount: [true] });
    expect(await lookUps()).toEqual({ accounts: 0, byAccount: [true] });
    // A slug that was never given.
    expect((await lookUps('0000000000')).byAccount).toEqual([]);
  });

  it('speaks the language that was asked for, where the form does', async () => {
    const languageOf = async (wanted: string) =>
      (await readAnswer<{ language: string }>(api.fetch(`/api/survey/${slug}/?lang=${wanted}`)))
        .language;
    expect(await languageOf('pl')).toBe('pl-PL');
    expect(await languageOf('de-DE')).toBe('en-US');
  });

  it('speaks any further language, as soon as all of the form does', async () => {
    const person = await api.addPerson('polyglot');
    const { code, form } = await makeWorkspace(api, person);
    const publishWith = async (comment: Record<string, string>) => {
      const fields = [
        { type: 'text', text: { 'en-US': 'Hello', de: 'Hallo' } },
        { type: 'comment', label: comment },
        { type: 'navigation', label: { 'en-US': 'Send', de: 'Senden' } },
      ];
      const { patch, post } = api.as(person);
      await readAnswer(patch(`/form/${form.id}/`, { fields }));
      await readAnswer(post(`/code/${code.id}/publish/`, {}));
      return readAnswer(api.fetch(`/api/survey/${code.slug}/?lang=de-AT`));
    };

    expect(await publishWith({ 'en-US': 'More?', de: '' })).toMatchObject({
      language: 'en-US',
      languages: ['en-US'],
    });
    expect(await publishWith({ 'en-US': 'More?', de: 'Noch etwas?' })).toMatchObject({
      language: 'de',
      languages: ['en-US', 'de'],
    });
  });

  it('answers alike for what is unknown, a draft, or deleted', async () => {
    const draft = (await makeWorkspace(api, owner)).code;
    const deleted = (await makeOpenWorkspace(api, owner)).code;
    await readAnswer(
      api.as(owner).post('/code/bulk_delete/', { ids: [deleted.id], confirm: 'DELETE' }),
    );
    const answers = await Promise.all(
      ['0000000000', draft.slug, deleted.slug, 'x'.repeat(3_000), '%00'].map(async (unknown) => {
        const response = await api.fetch(`/api/survey/${unknown}/`);
        return [response.status, await response.text()];
      }),
    );
    for (const answer of answers) {
      expect(answer).toEqual([404, '{"detail":"Not found.","code":"not_found"}']);
    }
  });

  it.each(['form', 'frame'] as const)(
    'is closed for now, not unknown, once the %s of its code was deleted, and open when that is back',
    async (thing) => {
      const workspace = await makeOpenWorkspace(api, owner);
      const path = `/api/survey/${workspace.code.slug}/`;
      const stateOf = async () => (await readAnswer<{ state: string }>(api.fetch(path))).state;
      const answer = async () => {
        const response = await api.fetch(`${path}submit/`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ client_id: crypto.randomUUID(), rating: 9 }),
        });
        return [response.status, ((await response.json()) as { code?: string }).code];
      };
      expect(await stateOf()).toBe('open');
      expect((await answer())[0]).toBe(201);

      const { deletion } = await readAnswer<{ deletion: string }>(
        api.as(owner).post(`/${thing}/bulk_delete/`, { ids: [workspace[thing].id] }),
      );
      expect(await readAnswer(api.fetch(`${path}?lang=pl`))).toMatchObject({
        state: 'paused',
        venue: 'Corner Café',
        company: 'Corner Café',
        language: 'pl-PL',
      });
      expect(await answer()).toEqual([409, 'not_published']);

      await readAnswer(api.as(owner).post(`/deletion/${deletion}/restore/`));
      expect(await stateOf()).toBe('open');
    },
  );

  it('shows its owner nothing more than anyone', async () => {
    expect((await api.as(owner).get(`/survey/${slug}/`)).status).toBe(200);
    expect((await api.as(guest).get(`/survey/${slug}/`)).status).toBe(200);
  });
});
