// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

import * as answers from '../queue/answers';
import type { News } from '../queue/news';
import { tellEarlier } from './tellEarlier';

vi.mock('../queue/answers', () => ({ dropAnswer: vi.fn(async () => undefined) }));

const start = () => {
  document.body.dataset.language = 'pl-PL';
  document.body.innerHTML = `<main><form data-form></form></main>
    <template><p class="sentence">Thanks</p><a data-receipt hidden>Your receipt</a></template>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('There is no form.');
  return { form, tell: (news: News) => tellEarlier(form, news) };
};

beforeEach(() => vi.clearAllMocks());

it('tells above the form that an earlier answer waits, and then its receipt, once', () => {
  const { form, tell } = start();
  tell({ client_id: 'a', outcome: 'later', wait: 0 });
  expect(form.textContent?.trim()).toBe('Wcześniejsza odpowiedź czeka na tym telefonie.');
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
