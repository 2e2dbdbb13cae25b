import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Feedback } from '../feedback/contract.ts';
import type { Notification } from '../notification/contract.ts';
import type { SubmittedAnswer } from './contract.ts';
import { createFeedbackFeed, type FeedEvent } from '../feedback/feedbackFeed.ts';
import { notifyOfFeedback } from '../notification/notifyOfFeedback.ts';
import { fold } from '../stats/rollup/fold.ts';
import { createReceiptOf } from './receipts.ts';
import { purge } from '../operator/purge.ts';
import { answersAt, type AnswersPage } from '../test/answers.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { findInDatabase } from '../test/findInDatabase.ts';
import { guest, type TestPerson } from '../test/people.ts';
import { makeOpenWorkspace, readAnswer, visitorsAnswer } from '../test/workspace.ts';

let api: TestApi;
let owner: TestPerson;
let workspace: Awaited<ReturnType<typeof makeOpenWorkspace>>;
let feedback: ReturnType<typeof answersAt>;

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await api.addPerson('owner');
  workspace = await makeOpenWorkspace(api, owner);
  feedback = answersAt(api, owner, workspace.code.slug);
});
afterAll(() => api.close());

const words = {
  rating: 2,
  comment: 'Cold zurek again.',
  name: 'Grazyna',
  email: 'grazyna@example.org',
  language: 'pl-PL',
};
const submit = (answer: object) =>
  api.as(guest).post(`/survey/${workspace.code.slug}/submit/`, answer);
const leave = async (answer: object = visitorsAnswer(words)) =>
  (await readAnswer<{ receipt: string }>(submit(answer))).receipt;
const read = (receipt: string) => api.as(guest).get(`/receipt/${receipt}/`);
const erase = (receipt: string) => api.as(guest).delete(`/receipt/${receipt}/`);
const only = async (): Promise<Feedback> => {
  const [one] = await feedback.list();
  if (!one) throw new Error('An answer was left above.');
  return one;
};
const bodyOf = async (answer: Promise<Response>) => {
  const response = await answer;
  return [response.status, await response.text()];
};

describe('a receipt', () => {
  it('shows what was sent, as the form was, and the reply', async () => {
    const receipt = await leave();
    const one = await only();
    await readAnswer(
      api.as(owner).patch(`/feedback/${one.id}/`, { reply: 'The next one is on us.' }),
    );
    await readAnswer(api.as(owner).patch(`/company/${workspace.company.id}/`, { name: 'Sold' }));

    const sent = await readAnswer<SubmittedAnswer>(read(receipt.toLowerCase()));
    expect(sent).toEqual({
      venue: 'Corner Café',
      company: 'Corner Café',
      occurred_at: one.occurred_at,
      received_at: one.date_submitted,
      form: expect.objectContaining({ title: 'Table form' }) as unknown,
      form_version: 1,
      ...words,
      answers: {},
      publication: null,
      reply: 'The next one is on us.',
      replied_at: expect.stringMatching(/Z$/) as unknown,
    });
    expect(sent.form.fields.map(({ type }) => type)).toContain('rating');
  });

  it('shows neither the note nor the status, which are the owner’s', async () => {
    const receipt = await leave();
    const { id } = await only();
    await readAnswer(api.as(owner).patch(`/feedback/${id}/`, { note: 'Knows the mayor' }));
    expect(await (await read(receipt)).text()).not.toMatch(/mayor|status|sentiment/);
  });

  it('is kept as a hash alone, and made with a secret that no row holds', async () => {
    const answer = visitorsAnswer(words);
    const receipt = await leave(answer);
    const made = createReceiptOf(api.tools.secretFor('receipt'));
    expect(receipt).toBe(made(workspace.code.id, answer.client_id));
    expect(await findInDatabase(api.database, receipt)).toEqual([]);
  });

  it('that is unknown, broken or erased is refused in the same words', async () => {
    const receipt = await leave();
    expect((await erase(receipt)).status).toBe(204);
    const refused = [404, '{"detail":"Not found.","code":"not_found"}'];
    for (const wrong of [receipt, '0'.repeat(26), 'x', '%00', 'x'.repeat(3_000)]) {
      expect(await bodyOf(read(wrong))).toEqual(refused);
      expect(await bodyOf(erase(wrong))).toEqual(refused);
    }
  });

  it('of a program’s answer opens like anyone’s', async () => {
    const receipt = await leave(visitorsAnswer({ website: 'https://spam.example' }));
    expect((await read(receipt)).status).toBe(200);
  });
});

describe('an address for the reply', () => {
  const leaveContact = (receipt: string, email: unknown) =>
    api.as(guest).post(`/receipt/${receipt}/contact/`, { email });
  const askForContact = async () => {
    const thank_you = { asks_contact: true };
    await readAnswer(api.as(owner).patch(`/form/${workspace.form.id}/`, { thank_you }));
    await readAnswer(api.as(owner).post(`/code/${workspace.code.id}/publish/`, {}));
  };

  it('is added to an answer without one, whose reply then goes by email, and stays', async () => {
    await askForContact();
    const receipt = await leave(visitorsAnswer({ rating: 2, comment: 'Cold.' }));
    expect(await only()).toMatchObject({ email: '', reply_by: 'receipt' });

    expect((await leaveContact(receipt, ' ewa@example.org ')).status).toBe(204);
    expect((await leaveContact(receipt, 'ewa@example.org')).status).toBe(204);
    expect(await only()).toMatchObject({ email: 'ewa@example.org', reply_by: 'email' });
    expect((await leaveContact(receipt, 'other@example.org')).status).toBe(404);
    expect(await only()).toMatchObject({ email: 'ewa@example.org' });
    expect((await feedback.list('?search=ewa@example')).length).toBe(1);
    expect((await erase(receipt)).status).toBe(204);
    expect(await findInDatabase(api.database, 'ewa@example.org')).toEqual([]);
  });

  it('is taken of no form that does not ask, and by no address that is none', async () => {
    const receipt = await leave(visitorsAnswer({ rating: 2, comment: 'Cold.' }));
    expect((await leaveContact(receipt, 'ewa@example.org')).status).toBe(404);
    await askForContact();
    const asked = await leave(visitorsAnswer({ rating: 2, comment: 'Cold.' }));
    for (const wrong of ['ewa', '', 1, null]) {
      expect((await leaveContact(asked, wrong)).status).toBe(400);
    }
    expect((await leaveContact(receipt, 'ewa@example.org')).status).toBe(404);
    expect((await leaveContact('0'.repeat(26), 'ewa@example.org')).status).toBe(404);
  });
});

describe('the permission to show an answer publicly', () => {
  const askForIt = async () => {
    const { patch, post } = api.as(owner);
    const fields = [
      { type: 'rating', id: 'rating' },
      { type: 'comment', id: 'comment' },
      { type: 'name', id: 'name' },
      { type: 'publication', id: 'public' },
      { type: 'navigation', id: 'send' },
    ];
    await readAnswer(patch(`/form/${workspace.form.id}/`, { fields }));
    await readAnswer(post(`/code/${workspace.code.id}/publish/`, {}));
  };
  const withdraw = (receipt: string) => api.as(guest).delete(`/receipt/${receipt}/publication/`);
  const agreed = () => visitorsAnswer({ ...words, email: '', answers: { public: 'yes' } });

  it('is kept with its wording and language, and taken back at any time', async () => {
    await askForIt();
    const answer = agreed();
    const receipt = await leave(answer);
    const given = { agreed: true, wording: '1', language: 'pl-PL' };
    expect(await only()).toMatchObject({
      publication: 'agreed',
      answers: { public: { type: 'publication', value: given } },
    });

    expect((await withdraw(receipt.toLowerCase())).status).toBe(204);
    const after = await only();
    expect(after).toMatchObject({ publication: 'withdrawn', comment: words.comment });
    expect(after.answers['public']?.value).toEqual({
      ...given,
      withdrawn: expect.stringMatching(/^20.*Z$/) as unknown,
    });
    const sent = await readAnswer<SubmittedAnswer>(read(receipt));
    expect(sent.publication).toBe('withdrawn');

    // Again, and a late copy of the answer, change nothing.
    expect((await withdraw(receipt)).status).toBe(204);
    expect(await readAnswer(submit(answer))).toEqual({ receipt });
    expect(await only()).toEqual(after);
    // Another answer under the same id is refused, also one that differs by the box alone.
    expect((await submit({ ...answer, answers: {} })).status).toBe(409);
  });

  it('stands in files and exports', async () => {
    await askForIt();
    await leave(agreed());
    const csv = await (await api.as(owner).get('/feedback/export/?file_format=csv')).text();
    const [heading = '', row = ''] = csv.split('\r\n');
    expect(heading).toMatch(/,May be shown publicly$/);
    expect(row).toMatch(/,Yes$/);
    const json = await api.as(owner).get('/feedback/export/?file_format=json');
    expect(await json.json()).toMatchObject([{ publication: 'agreed' }]);
  });

  it('goes with what was sent, and is none where none was given', async () => {
    await askForIt();
    const without = await leave(visitorsAnswer(words));
    expect(await only()).toMatchObject({ publication: null });
    for (const unknown of [without, '0'.repeat(26), 'x']) {
      expect(await bodyOf(withdraw(unknown))).toEqual([
        404,
        '{"detail":"Not found.","code":"not_found"}',
      ]);
    }
    const receipt = await leave(agreed());
    await erase(receipt);
    expect((await withdraw(receipt)).status).toBe(404);
    const { rows } = await sql`
      select publication from feedback where erased_at is not null and account_id = ${owner.accountId}`.execute(
      api.database,
    );
    expect(rows).toEqual([{ publication: null }]);
  });

  it('is not taken from a kiosk, where nobody gets a receipt', async () => {
    await askForIt();
    await leave({ ...agreed(), channel: 'kiosk' });
    expect(await only()).toMatchObject({ publication: null, answers: {} });
  });

  it('is neither required nor asked after some ratings alone', async () => {
    const change = (changes: object) =>
      api.as(owner).patch(`/form/${workspace.form.id}/`, {
        fields: [
          { type: 'rating', id: 'rating' },
          { type: 'publication', id: 'public', ...changes },
          { type: 'navigation', id: 'send' },
        ],
      });
    const show_when = { field: 'rating', test: 'at_least', value: 9 };
    expect((await change({ required: true })).status).toBe(400);
    expect((await change({ show_when })).status).toBe(400);
    expect((await change({})).status).toBe(200);
  });
});

describe('an erased answer', () => {
  it('leaves no word of the visitor anywhere, nor in a letter that waits', async () => {
    const { patch } = api.as(owner);
    await readAnswer(patch(`/location/${workspace.location.id}/`, { alert_threshold: 6 }));
    const mine = { comment: 'Barszcz', name: 'Wanda', email: 'wanda@example.org', rating: 2 };
    const receipt = await leave(visitorsAnswer(mine));
    const { id } = await only();
    await readAnswer(patch(`/feedback/${id}/`, { note: 'Zofia', reply: 'Sorry' }));
    await notifyOfFeedback(api.tools);
    await leave(visitorsAnswer({ rating: 1, comment: 'Another guest, low as well.' }));
    await notifyOfFeedback(api.tools);

    expect(await findInDatabase(api.database, mine.comment)).toEqual(['feedback']);
    expect((await erase(receipt)).status).toBe(204);
    // Statistics take the words back with the next round, within seconds.
    while ((await fold(api.store, owner.accountId)).waits);
    for (const word of [mine.comment, 'barszcz', mine.name, mine.email, 'Zofia', 'Sorry']) {
      expect(await findInDatabase(api.database, word)).toEqual([]);
    }
    api.clock.skewMs += 3_600_000;
    const letters = await api.runJobs();
    expect(JSON.stringify(letters)).toContain('Another guest');
    expect(JSON.stringify(letters)).not.toMatch(/Barszcz|Wanda/);
  });

  it('is in no list, count, file or notification', async () => {
    const receipt = await leave();
    const { id } = await only();
    await notifyOfFeedback(api.tools);
    await erase(receipt);

    const { get } = api.as(owner);
    expect((await get(`/feedback/${id}/`)).status).toBe(404);
    expect(await feedback.page()).toMatchObject({ count: 0, results: [] });
    expect(await feedback.page('?search=zurek')).toMatchObject({ count: 0 });
    expect(await readAnswer(get('/stats/overview/'))).toMatchObject({ submissions: 0 });
    expect(await readAnswer(get('/feedback/export/?file_format=json'))).toEqual([]);
    const told = await readAnswer<{ results: object[] }>(get('/notification/'));
    expect(told.results).not.toHaveLength(0);
    for (const one of told.results) expect(one).toMatchObject({ feedback: null, rating: null });
  });

  it('is not told as the lowest of several ratings either', async () => {
    await readAnswer(
      api.as(owner).patch(`/location/${workspace.location.id}/`, { alert_threshold: 6 }),
    );
    const lowest = await leave(visitorsAnswer({ rating: 1 }));
    const later = await leave(visitorsAnswer({ rating: 3 }));
    await notifyOfFeedback(api.tools);
    const told = async () => {
      const { results } = await readAnswer<{ results: Notification[] }>(
        api.as(owner).get('/notification/'),
      );
      return results.find(({ kind }) => kind === 'low_rating');
    };
    expect(await told()).toMatchObject({ count: 2, rating: 1, feedback: expect.any(String) });

    await erase(lowest);
    expect(await told()).toMatchObject({ count: 2, rating: null, feedback: expect.any(String) });
    expect((await read(later)).status).toBe(200);
  });

  it('stays erased when a late copy of it arrives, which is thanked with the same receipt', async () => {
    const answer = visitorsAnswer(words);
    const receipt = await leave(answer);
    await erase(receipt);
    const again = await submit(answer);
    expect([again.status, await again.json()]).toEqual([200, { receipt }]);
    expect((await read(receipt)).status).toBe(404);
    expect(await feedback.page()).toMatchObject({ count: 0 });
  });

  it('does not come back with a deletion that is taken back', async () => {
    const receipt = await leave();
    const kept = await leave(visitorsAnswer({ comment: 'Stays' }));
    const { deletion } = await readAnswer<{ deletion: string }>(
      api.as(owner).delete(`/location/${workspace.location.id}/`),
    );
    // Its owner has removed it, and its visitor can still read and erase it.
    expect((await read(receipt)).status).toBe(200);
    expect((await erase(receipt)).status).toBe(204);
    await readAnswer(api.as(owner).post(`/deletion/${deletion}/restore/`));
    const page: AnswersPage = await feedback.page();
    expect(page.results.map(({ comment }) => comment)).toEqual(['Stays']);
    expect((await read(kept)).status).toBe(200);
  });

  it('is not among what was deleted lately, and cannot be restored', async () => {
    const receipt = await leave();
    const { id } = await only();
    await erase(receipt);
    const { post, get } = api.as(owner);
    expect((await post(`/feedback/${id}/restore/`)).status).toBe(404);
    expect(await readAnswer(get('/deletion/'))).toMatchObject({ count: 0 });
  });

  it('has its empty row purged with the rest', async () => {
    await erase(await leave());
    const rows = async () => {
      const { rows: left } = await sql`
        select id from feedback where account_id = ${owner.accountId}`.execute(api.database);
      return left.length;
    };
    expect(await rows()).toBe(1);
    api.clock.skewMs += 31 * 86_400_000;
    await purge(api.tools);
    expect(await rows()).toBe(0);
    api.clock.skewMs = 0;
  });

  it('is heard of by whoever watches the account', async () => {
    const receipt = await leave();
    const feed = createFeedbackFeed(api.tools);
    const { promise: heard, resolve: tell } = Promise.withResolvers<FeedEvent>();
    const leaveFeed = await feed.subscribe(owner.accountId, {
      userId: owner.userId,
      sessionId: '',
      placesOf: undefined,
      tell,
      end: () => undefined,
    });
    expect((await erase(receipt)).status).toBe(204);
    expect(await heard).toMatchObject({ event: 'notification', data: { notification: null } });
    leaveFeed();
  });
});

it('receipts are tried only so often from one address', async () => {
  const strict = await createTestApi({ rateLimitFactor: 1 / 30 });
  const statuses: number[] = [];
  for (let tried = 0; tried < 3; tried += 1) {
    statuses.push((await strict.as(guest).get(`/receipt/${'0'.repeat(26)}/`)).status);
  }
  expect(statuses).toEqual([404, 404, 429]);
  await strict.close();
});
