// @vitest-environment jsdom
import { FormDocument } from '@hearback/schema/documents';
import { render, screen } from '@testing-library/react';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';

import type { ReceiptAnswer } from '../VisitorPage';
import { ReceiptView } from './ReceiptView';

const form = parse(FormDocument, {
  title: 'Visit',
  fields: [
    { type: 'rating', label: { 'en-US': 'How was it?', 'pl-PL': 'Jak było?' } },
    { type: 'comment', label: { 'en-US': 'Tell us', 'pl-PL': 'Napisz' } },
    { type: 'name' },
    { type: 'email', label: { 'en-US': 'Email', 'pl-PL': 'E-mail' } },
    { type: 'navigation', label: 'Send' },
  ],
});

const answer: ReceiptAnswer = {
  form,
  venue: 'Old Town',
  company: 'Café Lipa',
  occurredAt: '2026-11-20T23:30:00.000Z',
  rating: 9,
  comment: 'Lovely <3',
  name: '',
  email: '',
  answers: {},
  publication: null,
  reply: '',
  repliedAt: null,
};

const withContact: ReceiptAnswer['form'] = { ...form, thank_you: { asks_contact: true } };

const show = (changes: Partial<ReceiptAnswer> = {}, language = 'en-US') =>
  render(<ReceiptView answer={{ ...answer, ...changes }} language={language} />).container;

describe('what a visitor sent', () => {
  it('is shown under the words of its form, and nothing that was left out', () => {
    const page = show();

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('What you sent');
    expect(screen.getByText('Sent on November 20, 2026')).toBeDefined();
    expect([...page.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
      'How was it?',
      'Tell us',
    ]);
    expect([...page.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
      '9 of 10',
      'Lovely <3',
    ]);
  });

  it('comes with the reply once there is one', () => {
    show();
    expect(screen.getByText(/There is no reply yet/)).toBeDefined();
  });

  it('names who replied', () => {
    show({ reply: 'Thank you!\nSee you.', repliedAt: '2026-11-21T08:00:00.000Z' });

    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Café Lipa replied');
    expect(screen.getByText(/See you\./)).toBeDefined();
    expect(screen.queryByText(/no reply yet/)).toBeNull();
  });

  it('speaks one language', () => {
    const page = show({}, 'pl-PL');

    expect(page.textContent).toContain('Jak było?');
    expect(page.textContent).toContain('Wysłano 20 listopada 2026');
    expect(page.textContent).not.toMatch(/Sent|reply|Erase/);
  });

  it('is erased by a plain form, after a question', () => {
    const page = show();
    const erase = page.querySelector<HTMLFormElement>('details form');

    expect(erase?.method).toBe('post');
    expect(erase?.getAttribute('action')).toBeNull();
    expect(Object.fromEntries(new FormData(erase ?? undefined))).toEqual({ erase: '1' });
  });
});

describe('the permission to show the answer publicly', () => {
  it('is taken back by one press, and then told', () => {
    expect(show().querySelector('[name="withdraw"]')).toBeNull();
    const input = show({ publication: 'agreed' }).querySelector('[name="withdraw"]');
    expect(input?.closest('form')?.method).toBe('post');
    expect(screen.getByRole('button', { name: 'Take the permission back' })).toBeDefined();

    const after = show({ publication: 'withdrawn' });
    expect(after.querySelector('[name="withdraw"]')).toBeNull();
    expect(screen.getByRole('status').textContent).toMatch(/within a minute/);
  });
});

describe('an address for the reply', () => {
  it('can be left where the form asks for it, and nowhere else', () => {
    expect(show().querySelector('[name="email"]')).toBeNull();
    const input = show({ form: withContact }).querySelector('[name="email"]');

    expect(input?.closest('form')?.method).toBe('post');
    expect(screen.getByText(/Only Café Lipa sees it/)).toBeDefined();
    const replied = show({ form: withContact, reply: 'Thanks!' });
    expect(replied.querySelector('[name="email"]')).toBeNull();
  });

  it('is told once it was left, and asked for again when it is none', () => {
    const kept = show({ form: withContact, email: 'ewa@example.com' });
    expect(kept.querySelector('[name="email"]')).toBeNull();
    expect(screen.getByRole('status').textContent).toContain('ewa@example.com');

    show({ form: withContact, wrongEmail: 'ewa@' });
    const input = screen.getByRole('textbox', { name: 'Your email' });
    expect(input).toHaveProperty('value', 'ewa@');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('Invalid email address.');
  });
});
