import {
  type FieldOf,
  FormDocument,
  type ListedOption,
  newFormDocument,
  staleTexts,
} from '@hearback/schema/documents';
import { limits } from '@hearback/schema/limits';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { followUpForm } from '../../../forms/form.fixtures';
import { anyChoices, anyColor, anyForm, anyText, everyType } from '../../../forms/anyForm.fixtures';
import { record, redo, startHistory, undo } from '../../kit/history';
import { apply, stepOf, type FormCommand } from './apply';
import { formEditorConfig } from '../formEditorConfig';
import type { FieldChanges } from './fields';

const form = newFormDocument('Tables');
const idsOf = ({ fields }: FormDocument) => fields.map(({ id }) => id);

describe('addField', () => {
  it('adds above the button', () => {
    expect(idsOf(apply(form, { type: 'addField', fieldType: 'email' }))).toEqual([
      'rating',
      'comment',
      'email',
      'navigation',
    ]);
  });

  it.each([
    ['at a place', 1, ['rating', 'email', 'comment', 'navigation']],
    ['before all others', -3, ['email', 'rating', 'comment', 'navigation']],
    ['after all others', 9, ['rating', 'comment', 'navigation', 'email']],
  ])('adds %s', (_, toIndex, order) => {
    expect(idsOf(apply(form, { type: 'addField', fieldType: 'email', toIndex }))).toEqual(order);
  });

  it('puts a logo on top', () => {
    expect(idsOf(apply(form, { type: 'addField', fieldType: 'logo' }))[0]).toBe('logo');
  });

  it('refuses a second field of a type', () => {
    expect(apply(form, { type: 'addField', fieldType: 'rating' })).toBe(form);
  });

  it('adds types that may repeat again and again, each under an id of its own, until the form is full', () => {
    const add = (fieldId: string): FormCommand => ({
      type: 'addField',
      fieldType: 'choice',
      fieldId,
    });
    const twice = apply(apply(form, add('choice-a')), add('choice-b'));
    expect(idsOf(twice)).toEqual(['rating', 'comment', 'choice-a', 'choice-b', 'navigation']);
    const ids = Array.from({ length: 60 }, (_, index) => `choice-${index}`);
    const full = ids.map(add).reduce(apply, form);
    expect(full.fields).toHaveLength(limits.fieldsPerFormMax);
    const named = [0, 1].map(() => formEditorConfig.add('choice') as { fieldId?: string });
    expect(new Set(named.map(({ fieldId }) => fieldId)).size).toBe(2);
    expect(formEditorConfig.add('rating')).not.toHaveProperty('fieldId');
  });

  it('has each text of a new field in every language of the form', () => {
    const german = apply(form, { type: 'addLanguage', language: 'de' });
    const field = apply(german, { type: 'addField', fieldType: 'choice' }).fields[2];
    expect(field).toMatchObject({
      options: [{ label: { 'en-US': 'First option', 'pl-PL': 'Pierwsza opcja', de: '' } }, {}],
      other_label: { 'en-US': 'Something else', de: '' },
    });
  });

  it('takes the colors of the form', () => {
    const dark = { ...form, style: { ...form.style, text_color: '#f6ead9' } };
    const added = apply(dark, { type: 'addField', fieldType: 'name' });

    expect(added.fields).toContainEqual(
      expect.objectContaining({ type: 'name', label_color: '#f6ead9' }),
    );
  });
});

describe('removeField', () => {
  it('removes a field', () => {
    expect(idsOf(apply(form, { type: 'removeField', fieldId: 'comment' }))).toEqual([
      'rating',
      'navigation',
    ]);
  });

  it('keeps the button, and a form that has no such field', () => {
    expect(apply(form, { type: 'removeField', fieldId: 'navigation' })).toBe(form);
    expect(apply(form, { type: 'removeField', fieldId: 'gone' })).toBe(form);
  });
});

describe('moveField', () => {
  it.each([
    ['to the front', 'comment', 0, ['comment', 'rating', 'navigation']],
    ['past the end', 'rating', 9, ['comment', 'navigation', 'rating']],
  ])('moves %s', (_, fieldId, toIndex, order) => {
    expect(idsOf(apply(form, { type: 'moveField', fieldId, toIndex }))).toEqual(order);
  });

  it('changes nothing for a field that stays or is gone', () => {
    expect(apply(form, { type: 'moveField', fieldId: 'rating', toIndex: 0 })).toBe(form);
    expect(apply(form, { type: 'moveField', fieldId: 'gone', toIndex: 0 })).toBe(form);
  });
});

describe('editField', () => {
  it('changes what is named and nothing else', () => {
    const edited = apply(form, {
      type: 'editField',
      fieldId: 'rating',
      changes: { label: 'Service?' },
    });

    expect(edited.fields[0]).toEqual({ ...form.fields[0], label: 'Service?' });
    expect(edited.fields[1]).toBe(form.fields[1]);
  });

  it('changes nothing when it is so already', () => {
    expect(apply(form, { type: 'editField', fieldId: 'rating', changes: { required: true } })).toBe(
      form,
    );
  });
});

describe('restyleForm', () => {
  it('dresses fields that wear a color of the form, not those with their own', () => {
    const own = apply(form, {
      type: 'editField',
      fieldId: 'comment',
      changes: { label_color: '#ff0000' },
    });
    const restyled = apply(own, { type: 'restyleForm', changes: { text_color: '#222222' } });

    expect(restyled.fields.slice(0, 2)).toMatchObject([
      { label_color: '#222222' },
      { label_color: '#ff0000' },
    ]);
  });
});

const anyId = fc.constantFrom(...everyType, 'gone');
const anyPlace = fc.integer({ min: -2, max: 12 });
const anyLanguage = fc.constantFrom('en-US', 'pl-PL', 'de', 'pt-BR', 'no language');

/** What an inspector may send, one choice at a time; and what it never should. */
const anyChanges = fc
  .constantFrom(...everyType)
  .chain((type) => fc.record(anyChoices(type), { requiredKeys: [] }))
  .map((changes) => changes as FieldChanges);
const brokenChanges = fc.constantFrom<FieldChanges>(
  { font_size: 500 },
  { label_color: 'red-ish' },
  { label: 'x'.repeat(limits.textMaxLength + 1) },
);

const anyThanks = fc.record(
  {
    title: anyText,
    text: fc.oneof(anyText, fc.constant('x'.repeat(limits.textMaxLength + 1))),
    review_url: fc.constantFrom('', 'https://reviews.example.com/lipa'),
    review_label: anyText,
  },
  { requiredKeys: [] },
);

const anyCommand: fc.Arbitrary<FormCommand> = fc.oneof(
  fc.record(
    {
      type: fc.constant('addField' as const),
      fieldType: fc.constantFrom(...everyType),
      toIndex: anyPlace,
    },
    { requiredKeys: ['type', 'fieldType'] },
  ),
  fc.record({ type: fc.constant('addLanguage' as const), language: anyLanguage }),
  fc.record({ type: fc.constant('chooseMainLanguage' as const), language: anyLanguage }),
  fc.record(
    {
      type: fc.constant('confirmTranslations' as const),
      language: anyLanguage,
      key: fc.constantFrom(...everyType, 'gone', 'thank_you.title'),
    },
    { requiredKeys: ['type', 'language'] },
  ),
  fc.record({ type: fc.constant('duplicateField' as const), fieldId: anyId }),
  fc.record({
    type: fc.constant('editField' as const),
    fieldId: anyId,
    changes: fc.oneof({ weight: 5, arbitrary: anyChanges }, brokenChanges),
  }),
  fc.record({ type: fc.constant('editThanks' as const), changes: anyThanks }),
  fc.record({ type: fc.constant('moveField' as const), fieldId: anyId, toIndex: anyPlace }),
  fc.record({ type: fc.constant('removeField' as const), fieldId: anyId }),
  fc.record({ type: fc.constant('removeLanguage' as const), language: anyLanguage }),
  fc.record({ type: fc.constant('renameForm' as const), title: fc.string({ maxLength: 130 }) }),
  fc.record({
    type: fc.constant('restyleForm' as const),
    changes: fc.record(
      { background_color: anyColor, text_color: anyColor, accent_color: anyColor },
      { requiredKeys: [] },
    ),
  }),
);
const twoHundred = fc.array(anyCommand, { minLength: 200, maxLength: 200 });

describe('any two hundred commands', () => {
  it('leave a form that can be stored, after each of them', () => {
    fc.assert(
      fc.property(anyForm, twoHundred, (start, commands) => {
        let current = start;
        for (const next of commands) {
          current = apply(current, next);
          // A title may be empty for as long as it is typed.
          const titled = { ...current, title: current.title.trim() || 'Tables' };
          expect(v.parse(FormDocument, titled)).toEqual(titled);
          // No mark is left that says nothing.
          const marks = Object.values(current.translations?.stale ?? {}).flatMap(Object.keys);
          const linked = { ...current.thank_you, review_url: 'https://reviews.example.com' };
          const all = staleTexts({ ...current, thank_you: linked });
          expect(marks).toHaveLength(all.length);
        }
      }),
      { numRuns: 15, endOnFailure: true },
    );
  });

  it('come undone to the beginning and done again to the end', () => {
    fc.assert(
      fc.property(anyForm, twoHundred, (start, commands) => {
        let history = startHistory(start);
        for (const next of commands) {
          const { present } = history;
          history = record(history, apply(present, next), stepOf(next, present));
        }
        const end = history.present;
        const steps = history.past.length;

        for (let n = 0; n < steps; n += 1) history = undo(history);
        expect(history.present).toBe(start);
        for (let n = 0; n < steps; n += 1) history = redo(history);
        expect(history.present).toBe(end);
      }),
      { numRuns: 25, endOnFailure: true },
    );
  });
});

describe('what a form cannot have', () => {
  it.each(['rating', 'text', 'navigation'] as const)('is a second %s', (type) => {
    const one = apply(form, { type: 'addField', fieldType: type });
    expect(apply(one, { type: 'duplicateField', fieldId: type })).toBe(one);
  });

  it('is a choice that cannot be stored', () => {
    const changes: FieldChanges = { font_size: 500 };
    expect(apply(form, { type: 'editField', fieldId: 'rating', changes })).toBe(form);
  });

  it('is a title that is too long', () => {
    const title = 'x'.repeat(limits.nameMaxLength + 1);
    expect(apply(form, { type: 'renameForm', title })).toBe(form);
  });

  it('is mended in a form that has it already', () => {
    const broken = { ...form, style: { ...form.style, accent_color: 'red-ish' } };
    expect(apply(broken, { type: 'renameForm', title: 'Bar' }).title).toBe('Bar');
  });
});

describe('stepOf', () => {
  it.each<[FormCommand, object]>([
    [
      { type: 'moveField', fieldId: 'rating', toIndex: 1 },
      { name: 'moveField', partType: 'rating' },
    ],
    [
      { type: 'addField', fieldType: 'qr' },
      { name: 'addField', partType: 'qr' },
    ],
    [{ type: 'removeLanguage', language: 'de' }, { name: 'removeLanguage' }],
  ])('names %o', (named, step) => {
    expect(stepOf(named, form)).toEqual(step);
  });

  it('joins what is typed in one place, and nothing else', () => {
    const typed = (label: string) =>
      stepOf({ type: 'editField', fieldId: 'rating', changes: { label } }, form).joins;
    const sized = stepOf(
      { type: 'editField', fieldId: 'rating', changes: { font_size: 12 } },
      form,
    );

    expect(typed('Ho')).toBe(typed('How'));
    expect(sized.joins).not.toBe(typed('Ho'));
    expect(stepOf({ type: 'removeField', fieldId: 'rating' }, form).joins).toBeUndefined();
  });

  it('joins what is typed into one option, but not a new one, nor another order', () => {
    const asked = apply(form, { type: 'addField', fieldType: 'choice' });
    const field = asked.fields.find(({ type }) => type === 'choice') as FieldOf<'choice'>;
    const [one, two] = field.options as [ListedOption, ListedOption];
    const joins = (...options: ListedOption[]) =>
      stepOf({ type: 'editField', fieldId: field.id, changes: { options } }, asked).joins;
    const reworded = (option: ListedOption, text: string) => ({
      ...option,
      label: { ...Object(option.label), 'pl-PL': text } as Record<string, string>,
    });
    expect(joins(reworded(one, 'H'), two)).toBe(joins(reworded(one, 'He'), two));
    expect(joins(one, reworded(two, 'K'))).not.toBe(joins(reworded(one, 'H'), two));
    expect(joins(two, one)).toBeUndefined();
    expect(joins(one, two, { id: 'third', label: '' })).toBeUndefined();
  });

  it('joins words of one language alone', () => {
    const typed = (label: Record<string, string>) =>
      stepOf({ type: 'editField', fieldId: 'rating', changes: { label } }, form).joins;
    const [rating] = form.fields;
    if (rating?.type !== 'rating' || typeof rating.label === 'string') {
      throw new Error('A new form asks in several languages.');
    }
    const { label } = rating;

    expect(typed({ ...label, 'en-US': 'H' })).toBe(typed({ ...label, 'en-US': 'Ho' }));
    expect(typed({ ...label, 'pl-PL': 'J' })).not.toBe(typed({ ...label, 'en-US': 'H' }));
  });

  it.each<[string, string, FieldChanges]>([
    ['a switch', 'rating', { required: false }],
    ['a picture', 'logo', { image: null }],
  ])('joins nothing to %s, which is turned at once', (_, fieldId, changes) => {
    const withLogo = apply(form, { type: 'addField', fieldType: 'logo' });
    const step = stepOf({ type: 'editField', fieldId, changes }, withLogo);

    expect(step.partType).toBe(fieldId);
    expect(step.joins).toBeUndefined();
  });
});

describe('a condition', () => {
  const conditionsOf = ({ fields }: FormDocument) =>
    fields.filter(({ show_when }) => show_when).map(({ id }) => id);
  const when = { field: 'rating', test: 'at_least', value: 9 } as const;

  it('is set, and taken away', () => {
    const set = apply(followUpForm, { type: 'askWhen', fieldId: 'again', when });
    expect(set.fields.find(({ id }) => id === 'again')?.show_when).toEqual(when);
    expect(apply(set, { type: 'askWhen', fieldId: 'again' })).toEqual(followUpForm);
  });

  it.each([
    ['removed', { type: 'removeField', fieldId: 'rating' }, ['why']],
    ['moved below', { type: 'moveField', fieldId: 'rating', toIndex: 4 }, ['why']],
    [
      'moved, but still above',
      { type: 'moveField', fieldId: 'rating', toIndex: 0 },
      ['comment', 'why'],
    ],
  ] as const)('stays as long as its question does: %s', (_, command, kept) => {
    expect(conditionsOf(apply(followUpForm, command))).toEqual(kept);
  });

  it('goes with a copy', () => {
    const copied = apply(followUpForm, { type: 'duplicateField', fieldId: 'why', copyId: 'copy' });
    expect(copied.fields.find(({ id }) => id === 'copy')?.show_when).toEqual({
      field: 'again',
      test: 'is',
      value: 'false',
    });
  });
});

it('shows one question at a time, or all at once as before', () => {
  const paged = apply(form, { type: 'pageForm', paging: 'one' });
  expect(paged.fields.at(-1)).toMatchObject({ type: 'navigation', paging: 'one' });
  expect(apply(paged, { type: 'pageForm', paging: 'all' })).toEqual(form);
});
