import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import type { AnswerFacts } from '../documents/fields/FieldFacts.ts';
import { fieldTypes, isAnswered } from '../documents/fields/fieldTypes.ts';
import { FormDocument } from '../documents/formDocument.ts';
import { judgeAnswer, type GivenAnswer } from './answer.ts';

const formOf = (...fields: { type: string }[]) => v.parse(FormDocument, { title: 'Form', fields });

/** The value that is kept of an answer to one field, or the code of what is wrong with it. */
function judge(field: { type: string }, given: unknown, around: GivenAnswer = {}): unknown {
  const id = 'question';
  const form = formOf({ id, ...field } as { type: string });
  const { answer, issues } = judgeAnswer(form, { ...around, answers: { [id]: given } });
  return issues[`answers.${id}`] ?? answer.answers[id]?.value;
}

/** An answer as it stands in files, on the receipt and in the details. */
function show(field: { type: string }, value: unknown, language = 'en-US'): string {
  const [parsed] = formOf(field).fields;
  if (!parsed || !isAnswered(parsed)) throw new Error('The field has no answer.');
  const facts: AnswerFacts = fieldTypes[parsed.type].answer;
  return facts.toText(value as never, parsed, language);
}

describe('an answer to a typed field', () => {
  it.each([
    ['short_text', ' Table 4 ', 'Table 4'],
    ['short_text', 'one\ntwo', 'one two'],
    ['short_text', 'x'.repeat(201), 'too_long'],
    ['short_text', '   ', undefined],
    ['number', 4, 4],
    ['number', '12,5', 12.5],
    ['number', ' 1 200 ', 1200],
    ['number', '-3.25', -3.25],
    ['number', '4 guests', 'invalid'],
    ['number', '1e9', 'invalid'],
    ['number', '9'.repeat(13), 'invalid'],
    ['number', Number.POSITIVE_INFINITY, 'invalid'],
    ['date', '2024-02-29', '2024-02-29'],
    ['date', '2026-02-29', 'invalid'],
    ['date', '1899-12-31', 'out_of_range'],
    ['date', '29.02.2024', 'invalid'],
    ['phone', ' +48 (600) 700-800 ', '+48 (600) 700-800'],
    ['phone', 'call me', 'invalid'],
    ['phone', '112', 'invalid'],
    ['phone', `+${'1'.repeat(30)}`, 'too_long'],
    ['yes_no', 'yes', true],
    ['yes_no', 'no', false],
    ['yes_no', false, false],
    ['yes_no', 'maybe', 'invalid'],
  ])('of type %s: %j is %j', (type, given, kept) => {
    expect(judge({ type }, given)).toEqual(kept);
  });

  it('stays within the range of a number, whichever bound is the smaller one', () => {
    for (const bounds of [
      { min: 1, max: 20 },
      { min: 20, max: 1 },
    ]) {
      const field = { type: 'number', ...bounds };
      expect([judge(field, '1'), judge(field, 20)]).toEqual([1, 20]);
      expect([judge(field, '0'), judge(field, 21)]).toEqual(['out_of_range', 'out_of_range']);
    }
  });

  it('is missed where it is required, and a no is an answer', () => {
    expect(judge({ type: 'yes_no', required: true } as { type: string }, undefined)).toBe(
      'required',
    );
    expect(judge({ type: 'yes_no', required: true } as { type: string }, 'no')).toBe(false);
    expect(judge({ type: 'number', required: true } as { type: string }, 0)).toBe(0);
  });

  it('is shown in the language of its reader', () => {
    expect(show({ type: 'yes_no' }, true, 'pl-PL')).toBe('Tak');
    expect(show({ type: 'yes_no' }, false)).toBe('No');
    const unit_label = { 'en-US': 'guests', 'pl-PL': 'gości' };
    expect(show({ type: 'number', unit_label } as { type: string }, 4, 'pl-PL')).toBe('4 gości');
    expect(show({ type: 'number' }, 4)).toBe('4');
    expect(show({ type: 'date' }, '2026-11-26')).toBe('2026-11-26');
  });
});

describe('a form', () => {
  it('may have types of questions again, but each of the first ones once', () => {
    const many = Array.from({ length: 49 }, () => ({ type: 'short_text' }));
    const { fields } = formOf(...many);
    expect(new Set(fields.map(({ id }) => id)).size).toBe(50);
    expect(v.is(FormDocument, { title: 'Form', fields: [...many, ...many] })).toBe(false);
    for (const type of ['rating', 'comment', 'name', 'email', 'logo', 'qr', 'navigation']) {
      expect(v.is(FormDocument, { title: 'Form', fields: [{ type }, { type }] })).toBe(false);
    }
  });
});
