import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { orderedOptions, orderCount } from '../documents/fields/choice.ts';
import type { AnswerFacts } from '../documents/fields/FieldFacts.ts';
import { scaleSteps, scaleTexts } from '../documents/fields/scale.ts';
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
    ['scale', '5', 5],
    ['scale', 0, 'out_of_range'],
    ['scale', 6, 'out_of_range'],
    ['scale', 2.5, 'out_of_range'],
    ['scale', 'five', 'invalid'],
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

  it.each([
    ['smileys', 1, 5],
    ['thumbs', 0, 1],
    ['recommend', 0, 10],
    ['seven', 1, 7],
  ])('is a step of the scale %s', (kind, low, high) => {
    const field = { type: 'scale', kind };
    expect([judge(field, String(low)), judge(field, high)]).toEqual([low, high]);
    expect([judge(field, low - 1), judge(field, high + 1)]).toEqual([
      'out_of_range',
      'out_of_range',
    ]);
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
    expect(show({ type: 'scale', kind: 'recommend' } as { type: string }, 0)).toBe('0 / 10');
    const thumbs = { type: 'scale', kind: 'thumbs', low_label: 'Bad', high_label: 'Good' };
    expect([show(thumbs, 0), show(thumbs, 1)]).toEqual(['Bad', 'Good']);
    expect(show({ type: 'date' }, '2026-11-26')).toBe('2026-11-26');
  });
});

describe('a scale', () => {
  it('asks the question of the Net Promoter Score word for word', () => {
    expect(scaleTexts.recommend).toMatchObject({
      label: { 'en-US': 'How likely are you to recommend us to a friend or colleague?' },
      low_label: { 'en-US': 'Not at all likely' },
      high_label: { 'en-US': 'Extremely likely' },
    });
    expect(scaleSteps.recommend).toEqual([0, 10]);
  });
});

describe('chosen options', () => {
  const options = [
    { id: 'tea', label: { 'en-US': 'Tea', 'pl-PL': 'Herbata' } },
    { id: 'coffee', label: { 'en-US': 'Coffee', 'pl-PL': 'Kawa' } },
  ];
  const one = { type: 'choice', options };
  const several = { ...one, several: true };
  const other = { ...one, other: true };
  const all = { ...several, other: true };

  it.each([
    [one, 'tea', { chosen: ['tea'] }],
    [one, ['coffee'], { chosen: ['coffee'] }],
    [one, 'tea\ncoffee', 'invalid'],
    [one, 'milk', 'invalid'],
    [one, 'other', 'invalid'],
    [one, '', undefined],
    [one, [], undefined],
    [several, 'coffee\ntea', { chosen: ['tea', 'coffee'] }],
    [several, { chosen: ['tea', 'tea'] }, { chosen: ['tea'] }],
    [several, { chosen: [] }, 'invalid'],
    [several, { chosen: ['tea'], more: 'x' }, 'invalid'],
    [other, 'other\n Kvass ', { chosen: ['other'], other: 'Kvass' }],
    [other, 'Kvass', { chosen: ['other'], other: 'Kvass' }],
    [other, 'other\n', { chosen: ['other'] }],
    // Words typed for an option that is no longer chosen.
    [other, 'tea\nKvass', { chosen: ['tea'] }],
    [all, 'tea\nother\nKvass', { chosen: ['tea', 'other'], other: 'Kvass' }],
    [all, { chosen: ['tea'], other: 'Kvass' }, { chosen: ['tea', 'other'], other: 'Kvass' }],
    [all, `other\n${'x'.repeat(201)}`, 'too_long'],
  ])('%#: %j', (field, given, kept) => {
    expect(judge(field, given)).toEqual(kept);
    if (typeof kept === 'object') expect(judge(field, kept)).toEqual(kept);
  });

  it('are shown by the words of the form, and with those of the visitor', () => {
    const value = { chosen: ['coffee', 'other'], other: 'Kvass' };
    expect(show(all, value)).toBe('Coffee; Something else: Kvass');
    expect(show(all, { chosen: ['tea', 'other'] }, 'pl-PL')).toBe('Herbata; Coś innego');
  });

  it('have ids of their own, none of which is that of everything else', () => {
    const [field] = formOf({ type: 'choice', options: [{ label: 'Tea' }, { label: 'Milk' }] } as {
      type: string;
    }).fields;
    expect(field).toMatchObject({ options: [{ id: 'option' }, { id: 'option-2' }] });
    for (const ids of [['tea', 'tea'], ['tea', 'other'], ['tea'], Array(21).fill('a')]) {
      const given = { type: 'choice', options: ids.map((id) => ({ id, label: 'x' })) };
      expect(v.is(FormDocument, { title: 'Form', fields: [given] })).toBe(false);
    }
  });

  it('are at each place equally often in all orders of a form', () => {
    const lists = [
      ['a', 'b', 'c'],
      ['a', 'b', 'c', 'd', 'e'],
    ];
    const fields = lists.map((list) => ({ shuffled: true, options: list }));
    const count = orderCount(fields);
    expect([count, orderCount([]), orderCount([{ shuffled: false, options: [1, 2] }])]).toEqual([
      30, 1, 1,
    ]);
    for (const list of lists) {
      const orders = Array.from({ length: count }, (_, order) => orderedOptions(list, order));
      expect(orders[0]).toEqual(list);
      for (const item of list) {
        for (const place of list.keys()) {
          const times = orders.filter((each) => each[place] === item).length;
          expect(times).toBe(count / list.length);
        }
      }
    }
    const long = [7, 11, 20].map((length) => ({
      shuffled: true,
      options: Array(length).fill('x'),
    }));
    expect(orderCount(long)).toBe(40);
  });
});

describe('reasons', () => {
  const field = { type: 'reasons' };

  it.each([
    [3, 'wait\nprice', { chosen: ['wait', 'price'], band: 'low' }],
    [6, ['noise', 'other'], { chosen: ['noise', 'other'], band: 'low' }],
    [7, 'range', { chosen: ['range'], band: 'middle' }],
    [10, 'service\nplace', { chosen: ['service', 'place'], band: 'high' }],
    [null, 'noise\nplace', { chosen: ['noise', 'place'] }],
    // Chosen before another star was.
    [9, 'noise\nservice', { chosen: ['service'], band: 'high' }],
    [9, 'noise', undefined],
    [9, 'because', 'invalid'],
    [9, { chosen: ['service'], band: 'low' }, { chosen: ['service'], band: 'high' }],
  ])('after %j stars: %j', (rating, given, kept) => {
    expect(judge(field, given, { rating })).toEqual(kept);
  });

  it('are required of those who chose a star alone', () => {
    const required = { ...field, required: true };
    expect(judge(required, '', { rating: 9 })).toBe('required');
    expect(judge(required, 'noise', { rating: 9 })).toBe('required');
    expect(judge(required, '', { rating: null })).toBeUndefined();
  });

  it('are shown by the words of the list that was asked from', () => {
    const own = {
      ...field,
      low: [{ id: 'price', label: 'Too expensive' }],
      high: [{ id: 'price', label: 'Good value' }],
    };
    expect(show(own, { chosen: ['price'], band: 'low' })).toBe('Too expensive');
    expect(show(own, { chosen: ['price', 'other'], band: 'high' })).toBe(
      'Good value; Something else',
    );
    expect(show(own, { chosen: ['price'] })).toBe('Too expensive');
  });

  it('are at most eight in a list, with the one for everything else', () => {
    const [{ low, middle, high }] = formOf(field).fields as unknown as [
      Record<'low' | 'middle' | 'high', unknown[]>,
    ];
    for (const list of [low, middle, high]) expect(list.length).toBeLessThanOrEqual(7);
    const many = Array.from({ length: 8 }, (_, index) => ({ id: `r${index}`, label: 'x' }));
    expect(v.is(FormDocument, { title: 'Form', fields: [{ ...field, low: many }] })).toBe(false);
  });
});

describe('a consent', () => {
  const field = { type: 'consent', label: { 'en-US': 'You may.', 'pl-PL': 'Można.' } };
  const inPolish = { agreed: true, text: 'Można.', language: 'pl-PL' };

  it('keeps the text that was agreed to, in the language of the page, whatever is sent', () => {
    const around = { language: 'pl-PL' };
    for (const given of ['yes', true, { agreed: true, text: 'All.', language: 'xx' }, inPolish]) {
      expect(judge(field, given, around)).toEqual(inPolish);
    }
    expect(judge(field, 'yes')).toEqual({ agreed: true, text: 'You may.', language: 'en-US' });
    expect(show(field, inPolish)).toBe('Można.');
  });

  it('is none without a tick, and is missed where it is required', () => {
    expect(judge(field, undefined)).toBeUndefined();
    expect([judge(field, false), judge(field, 'no')]).toEqual(['invalid', 'invalid']);
    const required = { ...field, required: true };
    expect(judge(required, '')).toBe('required');
  });
});

describe('a form', () => {
  it('asks nothing by a section', () => {
    const form = formOf({ type: 'section' }, { type: 'section' }, { type: 'rating' });
    expect(judgeAnswer(form, { rating: 9, answers: { section: 'x' } })).toMatchObject({
      answer: { answers: {} },
      issues: {},
    });
  });

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
