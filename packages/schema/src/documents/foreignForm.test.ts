import { describe, expect, it } from 'vitest';

import { convertForeignForm } from './foreignForm.ts';
import { parseFormFile } from './formFile.ts';

/** As Typeform's Create API answers, shortened. */
const typeform = {
  title: 'Lunch',
  fields: [
    {
      id: 'a',
      title: 'How was *lunch*?',
      type: 'opinion_scale',
      properties: { steps: 10, start_at_one: true },
      validations: { required: true },
    },
    {
      id: 'b',
      title: 'Recommend us?',
      type: 'nps',
      properties: { labels: { left: 'No', right: 'Yes' } },
    },
    {
      id: 'c',
      title: 'Dish',
      type: 'multiple_choice',
      properties: {
        choices: [{ label: 'Soup' }, { label: 'Salad' }],
        allow_multiple_selection: true,
        allow_other_choice: true,
        randomize: true,
      },
    },
    { id: 'd', title: 'Tell us more', type: 'long_text' },
    { id: 'e', title: 'And more', type: 'long_text' },
    { id: 'f', title: 'Order these', type: 'ranking', properties: { choices: [{ label: 'A' }] } },
    {
      id: 'g',
      title: 'You',
      type: 'group',
      properties: {
        fields: [
          { title: 'Email', type: 'email' },
          { title: 'Guests', type: 'number', validations: { min_value: 1, max_value: 9 } },
        ],
      },
    },
    { id: 'h', title: 'Stars', type: 'rating', properties: { steps: 5, shape: 'star' } },
    { id: 'i', title: 'Odd', type: 'rating', properties: { steps: 3, shape: 'star' } },
    { id: 'j', title: 'Coming back?', type: 'yes_no' },
    { id: 'k', title: 'Welcome', type: 'statement' },
  ],
  thankyou_screens: [{ ref: 'own', title: 'See you' }],
  logic: [{ type: 'field', ref: 'a' }],
};

describe('a form of Typeform', () => {
  const found = convertForeignForm(typeform);

  it('has its questions in their order, with their options', () => {
    expect(found?.format).toBe('typeform');
    expect(found?.document.title).toBe('Lunch');
    expect(found?.document.fields.map((field) => field.type)).toEqual([
      'rating',
      'scale',
      'choice',
      'comment',
      'short_text',
      'email',
      'number',
      'scale',
      'scale',
      'yes_no',
      'text',
      'navigation',
    ]);
    expect(found?.document.fields).toMatchObject([
      { label: 'How was lunch?', required: true },
      { kind: 'recommend', low_label: 'No', high_label: 'Yes' },
      {
        several: true,
        other: true,
        shuffled: true,
        options: [{ label: 'Soup' }, { label: 'Salad' }],
      },
      { label: 'Tell us more', required: false },
      {},
      {},
      { min: 1, max: 9 },
      { kind: 'stars' },
      { kind: 'seven' },
      {},
      { text: 'Welcome' },
      {},
    ]);
    expect(found?.document.thank_you).toEqual({ text: 'See you' });
  });

  it('says what could not be taken, or came otherwise', () => {
    expect(found?.losses).toEqual([
      { title: '', reason: 'logic', isLeftOut: true },
      { title: '', reason: 'pages', isLeftOut: true },
      { title: 'And more', reason: 'second', isLeftOut: false },
      { title: 'Order these', reason: 'type', isLeftOut: true },
      { title: 'Odd', reason: 'steps', isLeftOut: false },
    ]);
  });
});

describe('a form of Google', () => {
  it('is read as the Forms API answers', () => {
    const found = convertForeignForm({
      info: { title: 'Pool', documentTitle: 'Pool (copy)' },
      items: [
        {
          title: 'Rate us',
          questionItem: {
            question: {
              required: true,
              scaleQuestion: { low: 1, high: 5, lowLabel: 'Bad', highLabel: 'Good' },
            },
          },
        },
        {
          title: 'Lane',
          questionItem: {
            question: {
              choiceQuestion: {
                type: 'RADIO',
                options: [{ value: 'One' }, { value: 'Two' }, { isOther: true }],
                shuffle: true,
              },
            },
          },
        },
        { title: 'Part two', pageBreakItem: {} },
        { title: 'When?', questionItem: { question: { dateQuestion: {} } } },
        { title: 'Photo', questionItem: { question: { fileUploadQuestion: {} } } },
        { title: 'Note', textItem: {} },
        { title: 'More', questionItem: { question: { textQuestion: { paragraph: true } } } },
      ],
    });
    expect(found?.document.fields).toMatchObject([
      { type: 'scale', kind: 'stars', low_label: 'Bad', high_label: 'Good', required: true },
      { type: 'choice', several: false, other: true, shuffled: true },
      { type: 'date' },
      { type: 'text', text: 'Note' },
      { type: 'comment' },
      { type: 'navigation' },
    ]);
    expect(found?.losses).toEqual([
      { title: '', reason: 'pages', isLeftOut: true },
      { title: 'Photo', reason: 'type', isLeftOut: true },
    ]);
  });

  it('is read as a script writes the items', () => {
    const found = convertForeignForm({
      title: 'Gym',
      confirmationMessage: 'Thanks!',
      items: [
        {
          type: 'SCALE',
          title: 'Classes',
          lowerBound: 1,
          upperBound: 7,
          leftLabel: 'No',
          rightLabel: 'Yes',
        },
        {
          type: 'CHECKBOX',
          title: 'Which?',
          choices: ['Yoga', { value: 'Box' }],
          hasOtherOption: true,
          isRequired: true,
        },
        { type: 'LIST', title: 'Only one', choices: ['Yoga'] },
        { type: 'PARAGRAPH_TEXT', title: 'Words' },
        { type: 'GRID', title: 'Grid' },
      ],
    });
    expect(found?.document.fields).toMatchObject([
      { type: 'scale', kind: 'seven' },
      { type: 'choice', several: true, other: true, required: true },
      { type: 'comment' },
      { type: 'navigation' },
    ]);
    expect(found?.losses.map(({ title, reason }) => [title, reason])).toEqual([
      ['Only one', 'options'],
      ['Grid', 'type'],
    ]);
    expect(found?.document.thank_you).toEqual({ text: 'Thanks!' });
  });
});

describe('a form of SurveyJS', () => {
  it('is read with its languages', () => {
    const found = convertForeignForm({
      title: { default: 'Clinic', pl: 'Klinika' },
      completedHtml: '<h3>Thank you</h3>',
      pages: [
        {
          elements: [
            {
              type: 'rating',
              name: 'q1',
              title: { default: 'Wait', pl: 'Czekanie' },
              rateType: 'smileys',
            },
            {
              type: 'radiogroup',
              name: 'q2',
              choices: ['Yes', { value: 1, text: { default: 'Maybe', pl: 'Może' } }],
              showOtherItem: true,
              visibleIf: '{q1} < 3',
            },
            {
              type: 'panel',
              elements: [{ type: 'text', inputType: 'email', name: 'mail', isRequired: true }],
            },
            { type: 'boolean', name: 'again' },
            { type: 'matrix', name: 'grid' },
          ],
        },
      ],
    });
    expect(found?.document.title).toBe('Clinic');
    expect(found?.document.fields).toMatchObject([
      { type: 'scale', kind: 'smileys', label: { en: 'Wait', pl: 'Czekanie' } },
      {
        type: 'choice',
        label: 'q2',
        options: [{ label: 'Yes' }, { label: { en: 'Maybe', pl: 'Może' } }],
      },
      { type: 'email', required: true },
      { type: 'yes_no' },
      { type: 'navigation' },
    ]);
    expect(found?.document.thank_you).toEqual({ text: 'Thank you' });
    expect(found?.document.fields[1]).toMatchObject({
      show_when: { field: found?.document.fields[0]?.id, test: 'at_most', value: 2 },
    });
    expect(found?.losses.map(({ reason }) => reason)).toEqual(['type']);
  });
});

describe('a condition of SurveyJS', () => {
  const questions = [
    { type: 'rating', name: 'stay' },
    { type: 'radiogroup', name: 'drink', choices: ['Tea', { value: 2, text: 'Coffee' }] },
    { type: 'checkbox', name: 'rooms', choices: ['Bar', 'Pool'] },
    { type: 'boolean', name: 'again' },
    { type: 'text', name: 'who' },
    { type: 'rating', name: 'odd', rateMax: 4 },
  ];
  const read = (visibleIf: string, more: object = {}) => {
    const found = convertForeignForm({
      pages: [{ elements: [...questions, { type: 'comment', name: 'why', visibleIf, ...more }] }],
    });
    const { show_when: when } = found?.document.fields[questions.length] ?? {};
    const place = found?.document.fields.findIndex(({ id }) => id === when?.field) ?? -1;
    const lost = found?.losses.filter(({ reason }) => reason === 'logic');
    return { when: when && { ...when, field: questions[place]?.name }, lost: lost?.length };
  };

  it.each([
    ['{stay} <= 3', { field: 'stay', test: 'at_most', value: 3 }],
    ['{stay} < 3', { field: 'stay', test: 'at_most', value: 2 }],
    ['{stay}>=4', { field: 'stay', test: 'at_least', value: 4 }],
    ['{stay} > 3', { field: 'stay', test: 'at_least', value: 4 }],
    ['{stay} = 5', { field: 'stay', test: 'between', value: 5, to: 5 }],
    ["{drink} = 'Tea'", { field: 'drink', test: 'is', value: 'option-1' }],
    ['{drink} <> 2', { field: 'drink', test: 'is_not', value: 'option-2' }],
    ["{rooms} contains 'Pool'", { field: 'rooms', test: 'is', value: 'option-2' }],
    ["{rooms} anyof ['Bar']", { field: 'rooms', test: 'is', value: 'option-1' }],
    ['{again} = true', { field: 'again', test: 'is', value: 'true' }],
    ['{who} notempty', { field: 'who', test: 'answered' }],
    ['{who} empty', { field: 'who', test: 'not_answered' }],
  ])('%s is taken', (visibleIf, when) => {
    expect(read(visibleIf)).toEqual({ when, lost: 0 });
  });

  it.each([
    '{stay} < 1',
    '{stay} < 3 and {again} = true',
    "{stay} < 3 or {drink} = 'Tea'",
    '{unknown} = 1',
    "{drink} = 'Juice'",
    "{rooms} = ['Bar']",
    "{who} = 'Ewa'",
    '{odd} <= 2',
    'age({who}) > 3',
    '{why} notempty',
  ])('%s is named in the report, and its question is asked of everybody', (visibleIf) => {
    expect(read(visibleIf)).toEqual({ when: undefined, lost: 1 });
  });

  it('of another kind is named for the form as a whole', () => {
    expect(read('', { enableIf: '{stay} < 3' })).toEqual({ when: undefined, lost: 1 });
  });
});

describe('anything else', () => {
  it.each([
    [null],
    [[]],
    [{}],
    [{ items: [] }],
    [{ fields: [1] }],
    [{ pages: [{ elements: 'x' }] }],
    ['text'],
    [{ name: 'left-pad' }],
  ])('is no form: %j', (file) => {
    expect(convertForeignForm(file)).toBeUndefined();
  });

  it('with a thousand questions has as many as fit, and names the others', () => {
    const fields = Array.from({ length: 1_000 }, (_, at) => ({
      type: 'short_text',
      title: `Question ${at}`,
    }));
    const found = convertForeignForm({ title: 'x'.repeat(500), fields });
    expect(found?.document.fields).toHaveLength(50);
    expect(found?.losses.filter(({ reason }) => reason === 'length')).toHaveLength(951);
  });

  it('with hostile text takes linear time', () => {
    const began = performance.now();
    const text = JSON.stringify({
      title: 'Slow',
      fields: [{ type: 'short_text', title: '<'.repeat(500_000) + ' '.repeat(500_000) + '*' }],
    });
    expect(parseFormFile(text)).toMatchObject({ isRead: true, origin: { format: 'typeform' } });
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});
