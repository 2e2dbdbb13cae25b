// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

import * as answers from '../queue';
import type { AnswerUpdate } from '../queue';
import { showEarlier } from './showEarlier';

const saved = { client_id: 'a', action: '/r/K7QX', body: 'client_id=a&comment=New', saved_at: 5 };

vi.mock('../queue', () => ({
  dropAnswer: vi.fn(async () => undefined),
  keepAnswer: vi.fn(async () => undefined),
  keptAnswers: vi.fn(async () => [{ ...saved, isTaken: true }]),
}));

const start = () => {
  document.body.dataset.language = 'pl-PL';
  document.body.innerHTML = `<main><form data-form><button type="submit" class="own">Wyślij</button></form></main>
    <template><p class="sentence">Thanks</p><a data-receipt hidden>Your receipt</a></template>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('There is no form.');
  const sendAll = vi.fn();
  return { form, sendAll, tell: (news: AnswerUpdate) => showEarlier(form, news, sendAll) };
};

beforeEach(() => vi.clearAllMocks());

it('tells above the form that an earlier answer waits, and then its receipt, once', () => {
  const { form, tell } = start();
  tell({ client_id: 'a', outcome: 'later', wait: 0, isReached: false });
  expect(form.querySelector('[role=status]')?.textContent.trim()).toBe(
    'Wcześniejsza odpowiedź czeka na tym telefonie.',
  );
  tell({ client_id: 'a', outcome: 'sending' });
  tell({ client_id: 'a', outcome: 'sent', receipt: 'R' });

  const lines = form.querySelectorAll('[role=status].sentence');
  expect([...lines].map(({ textContent }) => textContent)).toEqual([
    'Twoja wcześniejsza odpowiedź została wysłana. Your receipt',
  ]);
  const link = form.querySelector('a');
  expect(link?.getAttribute('href')).toBe('/receipt/R');
  expect(link?.hidden).toBe(false);
  expect(answers.dropAnswer).toHaveBeenCalledExactlyOnceWith('a');
});

it('leaves it to the next page where nobody would see it', () => {
  const { form, tell } = start();
  form.remove();
  tell({ client_id: 'b', outcome: 'sent', receipt: 'R' });

  expect(answers.dropAnswer).not.toHaveBeenCalled();
});

describe('an answer whose id another answer has', () => {
  const options = (form: HTMLFormElement) => [
    ...form.querySelectorAll<HTMLButtonElement>('[role=status] button'),
  ];

  it('is sent as a second one, under an id of its own, when its visitor says so', async () => {
    const { form, sendAll, tell } = start();
    tell({ client_id: 'a', outcome: 'taken' });
    // The queue tells it again at each try: it is asked once.
    tell({ client_id: 'a', outcome: 'taken' });
    expect(form.querySelectorAll('[role=status]')).toHaveLength(1);
    expect(
      options(form).map(({ textContent, type, className }) => [textContent, type, className]),
    ).toEqual([
      ['Wyślij też zmienioną', 'button', 'own'],
      ['Odrzuć zmienioną', 'button', 'own'],
    ]);

    options(form)[0]?.click();
    await vi.waitFor(() => expect(sendAll).toHaveBeenCalledOnce());
    const [[kept] = []] = vi.mocked(answers.keepAnswer).mock.calls;
    expect(kept).toMatchObject({ action: '/r/K7QX', saved_at: 5 });
    expect(kept).not.toHaveProperty('isTaken');
    expect(kept?.client_id).toMatch(/^[\da-f-]{36}$/);
    expect(kept?.body).toBe(`client_id=${kept?.client_id}&comment=New`);
    expect(answers.dropAnswer).toHaveBeenCalledExactlyOnceWith('a');
    expect(form.querySelector('[role=status]')).toBeNull();
  });

  it('is forgotten when its visitor says so', async () => {
    const { form, sendAll, tell } = start();
    tell({ client_id: 'a', outcome: 'taken' });
    options(form)[1]?.click();
    await vi.waitFor(() => expect(sendAll).toHaveBeenCalledOnce());
    expect(answers.dropAnswer).toHaveBeenCalledExactlyOnceWith('a');
    expect(answers.keepAnswer).not.toHaveBeenCalled();
  });
});
