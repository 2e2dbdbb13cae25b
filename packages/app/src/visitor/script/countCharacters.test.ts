// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { countCharacters } from './countCharacters';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const open = (language = 'en-US') => {
  document.body.dataset['language'] = language;
  document.body.innerHTML = `<form><textarea name="comment" data-max="5000" aria-describedby="comment-issue"></textarea></form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  const comment = document.querySelector('textarea') as HTMLTextAreaElement;
  countCharacters(form);
  return {
    form,
    comment,
    type: (length: number) => {
      comment.value = 'x'.repeat(length);
      comment.dispatchEvent(new Event('input', { bubbles: true }));
    },
    line: () => document.querySelector<HTMLElement>('#comment-count:not([hidden])')?.textContent,
    told: () => document.querySelector('[role=status]')?.textContent,
  };
};

it('shows how many characters are left near the end, and how many are too many', () => {
  const { comment, type, line } = open();
  type(4_499);
  expect(line()).toBeUndefined();
  expect(comment.getAttribute('aria-describedby')).toBe('comment-issue');

  type(4_500);
  expect(line()).toBe('Characters left: 500');
  expect(comment.getAttribute('aria-describedby')).toBe('comment-issue comment-count');

  type(7_345);
  expect(line()).toBe('Characters too many: 2,345');
  expect(comment.value).toHaveLength(7_345);
});

it('tells whoever hears the page in a pause, and not at each character', () => {
  const { type, told } = open('pl-PL');
  type(4_800);
  expect(told()).toBe('');
  vi.advanceTimersByTime(999);
  expect(told()).toBe('');
  vi.advanceTimersByTime(1);
  expect(told()).toBe('Pozostało znaków: 200');

  type(4_810);
  vi.advanceTimersByTime(1_000);
  expect(told()).toBe('Pozostało znaków: 200');
  type(4_900);
  vi.advanceTimersByTime(1_000);
  expect(told()).toBe('Pozostało znaków: 100');
  type(5_012);
  vi.advanceTimersByTime(1_000);
  expect(told()).toBe('Znaków za dużo: 12');
  type(5_010);
  vi.advanceTimersByTime(1_000);
  expect(told()).toBe('Znaków za dużo: 10');
  type(10);
  vi.advanceTimersByTime(1_000);
  expect(told()).toBe('');
});

it('begins anew for the next person at a kiosk', () => {
  const { form, type, line } = open();
  type(5_001);
  form.reset();
  vi.advanceTimersByTime(1_000);
  expect(line()).toBeUndefined();
});
