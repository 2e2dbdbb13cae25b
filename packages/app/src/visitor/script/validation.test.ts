// @vitest-environment jsdom
import { FormDocument } from '@hearback/schema/documents';
import { email as serversRule, judgeAnswer } from '@hearback/schema/rules';
import { FormView } from '@hearback/ui/forms';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';

import { validate } from './answerForm';

const show = (fields: { name: string; value: string; required?: boolean }[]) => {
  const form = document.createElement('form');
  for (const field of fields) {
    form.append(Object.assign(document.createElement('input'), field));
  }
  return form;
};

const issuesOfEmail = (value: string) => validate(show([{ name: 'email', value }]));

describe('what keeps a form from being sent', () => {
  it('is what was asked for and is missing', () => {
    const form = show([
      { name: 'comment', value: '  ', required: true },
      { name: 'name', value: 'Jan', required: true },
      { name: 'email', value: '' },
    ]);
    expect(validate(form)).toEqual({ comment: 'required' });
  });

  it('is a text that is too long, as the server counts it', () => {
    const form = show([
      { name: 'comment', value: ` ${'x'.repeat(5_000)} ` },
      { name: 'name', value: 'x'.repeat(121), required: true },
    ]);
    form.children[0]?.setAttribute('data-max', '5000');
    form.children[1]?.setAttribute('data-max', '120');
    expect(validate(form)).toEqual({ name: 'too_long' });
  });

  it('is a number, a phone number or a day that the server refuses', () => {
    const fields = [
      { type: 'number', id: 'guests', min: 1, max: 20 },
      { type: 'number', id: 'nights' },
      { type: 'phone', id: 'phone' },
      { type: 'date', id: 'day', required: true },
      { type: 'yes_no', id: 'again', required: true },
      { type: 'choice', id: 'several', required: true, several: true, other: true },
    ];
    const document = parse(FormDocument, { title: 'Form', fields });
    const given = {
      guests: ['1', '20', '0', '21', '4 guests', '2,5', ''],
      nights: ['3', '-3', '1e3', '9'.repeat(13)],
      phone: ['+48 600 700', 'mine', '112', ' 600 700 800 '],
      day: ['2026-11-26', ''],
      again: ['yes', 'no', ''],
      several: ['option', 'other', ''],
    };
    const form = globalThis.document.createElement('div');
    form.innerHTML = renderToStaticMarkup(
      createElement(FormView, { document, language: 'en-US', mode: 'live' }),
    );
    const page = form.querySelector('form') as HTMLFormElement;
    for (const [id, answers] of Object.entries(given)) {
      for (const answer of answers) {
        page.reset();
        for (const control of page.querySelectorAll<HTMLInputElement>(`[name="answers.${id}"]`)) {
          if (/radio|checkbox/.test(control.type)) control.checked = control.value === answer;
          else if (control.dataset['own'] === undefined) control.value = answer;
        }
        const name = `answers.${id}`;
        const { issues } = judgeAnswer(document, { answers: { [id]: answer } });
        expect([id, answer, name in validate(page)]).toEqual([id, answer, name in issues]);
      }
    }
  });

  it.each([
    'jan@example.com',
    ' Jan.Kowalski+x@Mail.Example.co ',
    "o'neil_{}~|`?=!#$%&*/^@a-b.example",
    'a@1.example',
    'a@b.c1',
    `a@${'x'.repeat(63)}.example`,
  ])('is no address that the server takes: %s', (address) => {
    expect(safeParse(serversRule, address).success).toBe(true);
    expect(issuesOfEmail(address)).toEqual({});
  });

  it.each([
    'jan',
    'jan@',
    'jan@localhost',
    'a@exa_mple.com',
    'a@-b.com',
    'a@b-.com',
    'a@b.c',
    'a@b.c-',
    'a@b..com',
    'a@.com',
    'a@b.com.',
    'a b@c.com',
    'a,b@c.com',
    'zażółć@example.com',
    'a@żółć.pl',
    'a@b.\u017fs',
    `a@${'x'.repeat(64)}.example`,
    `a@b.${'x'.repeat(64)}`,
    'a@b.com\nc@d.com x',
  ])('is every address that the server refuses: %s', (address) => {
    expect(safeParse(serversRule, address).success).toBe(false);
    expect(issuesOfEmail(address)).toEqual({ email: 'invalid_email' });
  });
});
