import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Survey } from '../survey/contract.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { goodPassword, guest, type TestPerson } from '../test/people.ts';
import { tokenIn } from '../test/tokenIn.ts';
import { makeOpenWorkspace, makeWorkspace, readAnswer, visitorsAnswer } from '../test/workspace.ts';
import type { Board, BoardInput, PublicAnswers, PublicBoard } from './contract.ts';

let api: TestApi;
let owner: TestPerson;
let stranger: TestPerson;
let own: Awaited<ReturnType<typeof makeOpenWorkspace>>;

beforeAll(async () => {
  api = await createTestApi();
  stranger = await api.addPerson('stranger');
});
beforeEach(async () => {
  owner = await api.addPerson('owner');
  own = await makeOpenWorkspace(api, owner);
});
afterAll(() => api.close());

const inEnglish = { language: 'en-US', said: 'It is loud.', did: 'We put up felt.' };
const inPolish = { language: 'pl-PL', said: 'Jest głośno.', did: 'Wyciszyliśmy sufit.' };
const loud = { day: '2026-11-21', is_shown: true, words: [inEnglish, inPolish] };
const hidden = { ...loud, is_shown: false, words: [{ ...inEnglish, said: 'Hidden words.' }] };

const boardWith = (changes: Partial<BoardInput> = {}): BoardInput => ({
  is_on: true,
  is_linked: false,
  is_indexed: false,
  shows_code: false,
  shows_answers: false,
  entries: [loud, hidden],
  ...changes,
});

const set = (changes: Partial<BoardInput> = {}) =>
  readAnswer<Board>(api.as(owner).put(`/location/${own.location.id}/board/`, boardWith(changes)));
const slugOf = ({ address }: Board) => address?.split('/').at(-1) ?? '';
const see = (board: Board) => api.as(guest).get(`/board/${slugOf(board)}/`);

describe('the board of a location', () => {
  it('is off, without an address, until its owner switches it on', async () => {
    const path = `/location/${own.location.id}/board/`;
    expect(await readAnswer(api.as(owner).get(path))).toEqual({
      is_on: false,
      is_linked: false,
      is_indexed: false,
      shows_code: false,
      shows_answers: false,
      entries: [],
      address: null,
      answers_shown: 0,
    });
    const on = await set();
    expect(await readAnswer(api.as(owner).get(path))).toEqual(on);
    expect(on.address).toMatch(/\/board\/[0-9A-Z]{10}$/);
  });

  it('shows what is shown, in the look of the form, with the logo alone of its fields', async () => {
    const page = await readAnswer<PublicBoard>(see(await set()));
    expect(page).toEqual({
      form: {
        title: own.form.title,
        style: own.form.style,
        fields: [],
      },
      venue: own.company.name,
      company: own.company.name,
      languages: ['en-US', 'pl-PL'],
      is_indexed: false,
      entries: [{ day: loud.day, words: loud.words }],
      code: null,
    });
    const withCode = await readAnswer<PublicBoard>(see(await set({ shows_code: true })));
    expect(withCode.code).toBe(own.code.slug);
  });

  it('repeats no word of a visitor', async () => {
    const comment = 'Nobody else may read this.';
    const path = `/survey/${own.code.slug}/submit/`;
    await readAnswer(api.as(guest).post(path, visitorsAnswer({ comment, name: 'Ewa' })));
    const text = await (await see(await set())).text();
    expect(text).not.toContain(comment);
    expect(text).not.toContain('Ewa');
  });

  it('keeps its address, and is not found while it is off', async () => {
    const on = await set();
    const off = await set({ is_on: false });
    expect(off.address).toBe(on.address);
    const answers = [await see(off), await api.as(guest).get('/board/0000000000/')];
    answers.push(await api.as(guest).get('/board/nothing/'));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    const [one, ...others] = await Promise.all(answers.map((answer) => answer.text()));
    for (const other of others) expect(other).toBe(one);
    expect(await set()).toEqual(on);
    expect((await see(on)).status).toBe(200);
  });

  it('goes with its location, and comes back with it', async () => {
    const on = await set({ is_linked: true });
    const { deletion } = await readAnswer<{ deletion: string }>(
      api.as(owner).post('/location/bulk_delete/', { ids: [own.location.id], confirm: 'DELETE' }),
    );
    expect((await see(on)).status).toBe(404);
    expect((await api.as(owner).get(`/location/${own.location.id}/board/`)).status).toBe(404);
    await readAnswer(api.as(owner).post(`/deletion/${deletion}/restore/`));
    expect((await see(on)).status).toBe(200);
  });

  it('is named to visitors who answered where its owner wants that', async () => {
    const boardOf = async () =>
      (await readAnswer<Survey>(api.as(guest).get(`/survey/${own.code.slug}/`))).board;
    expect(await boardOf()).toBeNull();
    const on = await set();
    expect(await boardOf()).toBeNull();
    await set({ is_linked: true });
    expect(await boardOf()).toBe(slugOf(on));
    await set({ is_linked: true, is_on: false });
    expect(await boardOf()).toBeNull();
  });

  it('is told of in the recent activity when it is switched on or off, and not when it is edited', async () => {
    await set();
    await set({ entries: [] });
    await set({ is_on: false });
    const { results } = await readAnswer<{ results: { kind: string }[] }>(
      api.as(owner).get('/user/events/'),
    );
    const kinds = results.map(({ kind }) => kind).filter((kind) => kind.startsWith('board_'));
    expect(kinds).toEqual(['board_closed', 'board_opened']);
  });

  it('keeps its answers as they are where they are left out, and tells when they are switched', async () => {
    const { shows_answers: _, ...others } = boardWith();
    await set({ shows_answers: true });
    const put = api.as(owner).put(`/location/${own.location.id}/board/`, others);
    expect(await readAnswer(put)).toMatchObject({ shows_answers: true });
    await set({ shows_answers: false });
    const { results } = await readAnswer<{ results: { kind: string }[] }>(
      api.as(owner).get('/user/events/'),
    );
    const kinds = results.map(({ kind }) => kind).filter((kind) => kind.startsWith('answers_'));
    expect(kinds).toEqual(['answers_closed', 'answers_opened']);
  });

  it('is nobody else’s', async () => {
    const on = await set();
    const path = `/location/${own.location.id}/board/`;
    expect((await api.as(stranger).get(path)).status).toBe(404);
    expect((await api.as(stranger).put(path, boardWith({ is_on: false }))).status).toBe(404);
    expect((await api.as(guest).put(path, boardWith())).status).toBe(401);
    expect((await see(on)).status).toBe(200);
    const theirs = await makeWorkspace(api, stranger);
    const other = await readAnswer<Board>(
      api.as(stranger).put(`/location/${theirs.location.id}/board/`, boardWith()),
    );
    expect(other.address).not.toBe(on.address);
  });

  it('is written by a manager of the location, and of no other, and not by a reader', async () => {
    const other = await makeWorkspace(api, owner);
    const join = async (email: string, role: 'manager' | 'reader'): Promise<TestPerson> => {
      const access = { role, everywhere: false, locations: [own.location.id] };
      await readAnswer(api.as(owner).post('/colleague/invitation/', { ...access, email }));
      const letters = await api.runJobs();
      const token = tokenIn(letters.find(({ to }) => to.address === email));
      const login = {
        first_name: 'Maria',
        last_name: 'Lis',
        password: goodPassword,
        agree_terms: true,
      };
      await readAnswer(api.as(guest).post('/invitation/accept/', { token, ...login }));
      const { access: session } = await readAnswer<{ access: string }>(
        api.as(guest).post('/user/login/', { email, password: goodPassword }),
      );
      return { ...guest, name: email, access: session, email };
    };
    const manager = await join(`manager-${own.location.id}@example.com`, 'manager');
    const reader = await join(`reader-${own.location.id}@example.com`, 'reader');
    const put = async (person: TestPerson, id: string) =>
      (await api.as(person).put(`/location/${id}/board/`, boardWith())).status;

    expect(await put(manager, own.location.id)).toBe(200);
    // Also over one that is there.
    expect(await put(manager, own.location.id)).toBe(200);
    expect(await put(manager, other.location.id)).toBe(404);
    expect(await put(reader, own.location.id)).toBe(403);
    const path = `/location/${own.location.id}/board/`;
    expect(await readAnswer(api.as(reader).get(path))).toMatchObject({ is_on: true });
  });

  it.each([
    ['a day that there is not', { ...loud, day: '2026-02-30' }, 'entries.0.day'],
    ['no words', { ...loud, words: [] }, 'entries.0.words'],
    ['words twice in a language', { ...loud, words: [inEnglish, inEnglish] }, 'entries.0.words'],
    ['nothing done', { ...loud, words: [{ ...inEnglish, did: ' ' }] }, 'entries.0.words.0.did'],
    [
      'too many words',
      { ...loud, words: [{ ...inEnglish, said: 'x'.repeat(601) }] },
      'entries.0.words.0.said',
    ],
    [
      'a language that is none',
      { ...loud, words: [{ ...inEnglish, language: '"><b>' }] },
      'entries.0.words.0.language',
    ],
  ])('takes no entry with %s', async (_, entry, field) => {
    const refused = await api
      .as(owner)
      .put(`/location/${own.location.id}/board/`, boardWith({ entries: [entry] }));
    expect(refused.status).toBe(400);
    expect(await refused.json()).toHaveProperty([field]);
  });

  it('holds fifty entries', async () => {
    const put = (count: number) =>
      api
        .as(owner)
        .put(
          `/location/${own.location.id}/board/`,
          boardWith({ entries: Array.from({ length: count }, () => loud) }),
        );
    expect((await put(50)).status).toBe(200);
    expect((await put(51)).status).toBe(400);
  });
});

describe('the public answers of a location', () => {
  const askForIt = async () => {
    const { patch, post } = api.as(owner);
    const fields = [
      { type: 'rating', id: 'rating' },
      { type: 'comment', id: 'comment' },
      { type: 'name', id: 'name' },
      { type: 'email', id: 'email' },
      { type: 'publication', id: 'public' },
      { type: 'navigation', id: 'send' },
    ];
    await readAnswer(patch(`/form/${own.form.id}/`, { fields }));
    await readAnswer(post(`/code/${own.code.id}/publish/`, {}));
  };
  const send = async (answer: object, isAgreed = true) => {
    const given = visitorsAnswer({ ...answer, ...(isAgreed && { answers: { public: 'yes' } }) });
    const path = `/survey/${own.code.slug}/submit/`;
    return (await readAnswer<{ receipt: string }>(api.as(guest).post(path, given))).receipt;
  };
  const seeAnswers = (board: Board) => api.as(guest).get(`/board/${slugOf(board)}/answers/`);
  const idOf = async (comment: string) => {
    const found = await readAnswer<{ results: { id: string }[] }>(
      api.as(owner).get(`/feedback/?search=${comment}`),
    );
    return found.results[0]?.id ?? '';
  };
  const commentsOf = ({ answers }: PublicAnswers) => answers.map(({ comment }) => comment);

  it('are those that visitors allow, whatever their rating, with first name, words and stars alone', async () => {
    await askForIt();
    await send({ rating: 1, comment: 'Bitter', name: 'Ewa Nowak', email: 'ewa@example.org' });
    await send({ rating: 10, comment: 'Secret', name: 'Jan' }, false);
    const board = await set({ shows_answers: true });
    expect(board.answers_shown).toBe(1);

    const shown = await readAnswer<PublicAnswers>(seeAnswers(board));
    expect(shown).toMatchObject({ ratings: 2, mean: null, hidden: 0 });
    expect(shown.answers).toEqual([
      {
        rating: 1,
        comment: 'Bitter',
        name: 'Ewa',
        language: expect.any(String) as unknown,
        day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown,
      },
    ]);
    expect(JSON.stringify(shown)).not.toMatch(/Nowak|example\.org|Secret/);
  });

  it('have the mean of all answers, from ten ratings on', async () => {
    await askForIt();
    await send({ rating: 10, comment: 'Praise' });
    for (let count = 0; count < 9; count += 1) await send({ rating: 2, comment: '' }, false);
    const shown = await readAnswer<PublicAnswers>(seeAnswers(await set({ shows_answers: true })));
    expect(shown).toMatchObject({ ratings: 10, mean: 2.8 });
    expect(commentsOf(shown)).toEqual(['Praise']);
  });

  it('go at once where the visitor or the owner says so, and what the owner hides is counted', async () => {
    await askForIt();
    const receipt = await send({ rating: 9, comment: 'Withdrawn' });
    const erased = await send({ rating: 9, comment: 'Erased' });
    await send({ rating: 3, comment: 'Hidden' });
    await send({ rating: 8, comment: 'Deleted' });
    const board = await set({ shows_answers: true });
    const { delete: remove } = api.as(guest);
    expect((await remove(`/receipt/${receipt}/publication/`)).status).toBe(204);
    expect((await remove(`/receipt/${erased}/`)).status).toBe(204);
    const id = await idOf('Hidden');
    const hide = (is_hidden: boolean) => api.as(owner).patch(`/feedback/${id}/`, { is_hidden });
    expect(await readAnswer(hide(true))).toMatchObject({ publication: 'hidden' });
    await api.as(owner).delete(`/feedback/${await idOf('Deleted')}/`);

    const shown = await readAnswer<PublicAnswers>(seeAnswers(board));
    expect(shown).toMatchObject({ answers: [], hidden: 1 });
    expect(await readAnswer(hide(false))).toMatchObject({ publication: 'agreed' });
    expect(commentsOf(await readAnswer(seeAnswers(board)))).toEqual(['Hidden']);

    // Without the visitor's permission there is nothing to show or to hide.
    const other = await idOf('Withdrawn');
    for (const is_hidden of [true, false]) {
      expect((await api.as(owner).patch(`/feedback/${other}/`, { is_hidden })).status).toBe(400);
    }
  });

  it('are off until switched on, apart from the board, and then one 404 with what is unknown', async () => {
    const off = await set();
    const refused = async (answer: Promise<Response>) => {
      const response = await answer;
      return [response.status, await response.text()];
    };
    const unknown = await refused(api.as(guest).get('/board/ZZZZZZZZZZ/answers/'));
    expect(unknown[0]).toBe(404);
    expect(await refused(seeAnswers(off))).toEqual(unknown);
    const on = await set({ is_on: false, shows_answers: true });
    expect((await seeAnswers(on)).status).toBe(200);
    expect((await see(on)).status).toBe(404);
    await readAnswer(api.as(owner).delete(`/location/${own.location.id}/`));
    expect(await refused(seeAnswers(on))).toEqual(unknown);
  });
});
