import { isDeepStrictEqual } from 'node:util';

import { FormDocument, newFormDocument, type FieldType } from '@hearback/schema/documents';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { apply, type FormCommand } from './commands/apply';
import { mergeForms } from './mergeForms';

const base = newFormDocument('Tables', ['rating', 'comment', 'email']);

const after = (...commands: FormCommand[]) => commands.reduce(apply, base);
const larger = (fieldId: string, font_size = 20) =>
  ({ type: 'editField', fieldId, changes: { font_size } }) as const;
const idsOf = ({ fields }: FormDocument) => fields.map(({ id }) => id);

const mergeOf = (mine: FormDocument, theirs: FormDocument) => mergeForms({ base, mine, theirs });

describe('changes to different things', () => {
  it('fit together: fields, colors and the title', () => {
    const { conflicts, resolve } = mergeOf(
      after(larger('rating'), { type: 'renameForm', title: 'Terrace' }),
      after(larger('comment'), {
        type: 'restyleForm',
        changes: { background_color: '#102030' },
      }),
    );

    expect(conflicts).toEqual([]);
    expect(resolve({})).toEqual(
      after(
        larger('rating'),
        larger('comment'),
        { type: 'renameForm', title: 'Terrace' },
        { type: 'restyleForm', changes: { background_color: '#102030' } },
      ),
    );
  });

  it('fit together when one side moves and the other edits, adds and removes', () => {
    const { conflicts, resolve } = mergeOf(
      after({ type: 'moveField', fieldId: 'email', toIndex: 0 }),
      after(
        larger('rating'),
        { type: 'addField', fieldType: 'name' },
        { type: 'removeField', fieldId: 'comment' },
      ),
    );

    expect(conflicts).toEqual([]);
    expect(idsOf(resolve({}))).toEqual(['email', 'name', 'rating', 'navigation']);
  });
});

describe('translations that are stale', () => {
  const ask = (fieldId: string, english: string, polish: string) =>
    ({
      type: 'editField',
      fieldId,
      changes: { label: { 'en-US': english, 'pl-PL': polish } },
    }) as const;
  const rating = ask('rating', 'Food?', 'Jak było?');
  const comment = ask('comment', 'More?', 'Powiedz nam więcej');

  it('are those of both sides, with no question', () => {
    const { conflicts, resolve } = mergeOf(after(rating), after(comment));
    expect(conflicts).toEqual([]);
    expect(resolve({})).toEqual(after(rating, comment));
  });

  it('are not those that one side has found to be right', () => {
    const marked = after(rating);
    const mine = apply(marked, { type: 'confirmTranslations', language: 'pl-PL' });
    const theirs = apply(marked, comment);
    const { conflicts, resolve } = mergeForms({ base: marked, mine, theirs });
    expect(conflicts).toEqual([]);
    expect(resolve({}).translations).toEqual({ stale: { comment: { 'pl-PL': 'Tell us more' } } });
  });

  it('are none where the other words were chosen', () => {
    const mine = after(rating);
    const theirs = after(ask('rating', 'How was the food?', 'Jak jedzenie?'));
    const { resolve } = mergeOf(mine, theirs);
    expect(resolve({ 'part rating': 'theirs' })).toEqual(theirs);
    expect(resolve({ 'part rating': 'mine' })).toEqual(mine);
  });
});

describe('changes to the same thing', () => {
  it('are for a person to decide', () => {
    const mine = after(larger('rating', 20));
    const theirs = after(larger('rating', 30));
    const { conflicts, resolve } = mergeOf(mine, theirs);

    expect(conflicts).toEqual([
      { kind: 'part', key: 'part rating', mine: mine.fields[0], theirs: theirs.fields[0] },
    ]);
    expect(resolve({ 'part rating': 'mine' })).toEqual(mine);
    expect(resolve({ 'part rating': 'theirs' })).toEqual(theirs);
  });

  it('are none when both sides did the same', () => {
    const both = after(larger('rating'), { type: 'removeField', fieldId: 'email' });

    expect(mergeOf(both, structuredClone(both)).conflicts).toEqual([]);
  });

  it('name a field that one side removed while the other edited it', () => {
    const { conflicts, resolve } = mergeOf(
      after({ type: 'removeField', fieldId: 'comment' }),
      after(larger('comment')),
    );

    expect(conflicts).toMatchObject([{ key: 'part comment', mine: undefined }]);
    expect(idsOf(resolve({}))).toEqual(['rating', 'email', 'navigation']);
    expect(idsOf(resolve({ 'part comment': 'theirs' }))).toEqual(idsOf(base));
  });

  it('are one field when both added one of a type', () => {
    const mine = after({ type: 'addField', fieldType: 'name' }, larger('name', 20));
    const theirs = after({ type: 'addField', fieldType: 'name' }, larger('name', 30));
    const { conflicts, resolve } = mergeOf(mine, theirs);

    expect(conflicts).toHaveLength(1);
    expect(resolve({})).toEqual(mine);
  });

  it('are one question when both moved fields to different places', () => {
    const mine = after({ type: 'moveField', fieldId: 'email', toIndex: 0 });
    const theirs = after({ type: 'moveField', fieldId: 'rating', toIndex: 2 });
    const { conflicts, resolve } = mergeOf(mine, theirs);

    expect(conflicts).toEqual([{ kind: 'order', key: 'order' }]);
    expect(idsOf(resolve({}))).toEqual(idsOf(mine));
    expect(idsOf(resolve({ order: 'theirs' }))).toEqual(idsOf(theirs));
  });
});

const types: FieldType[] = ['text', 'logo', 'email', 'name', 'comment', 'rating', 'qr'];
const fieldType = fc.constantFrom(...types);
const color = fc.constantFrom('#000000', '#123456', '#fedcba');
const command: fc.Arbitrary<FormCommand> = fc.oneof(
  fc.record({ type: fc.constant('addField' as const), fieldType }),
  fc.record({ type: fc.constant('removeField' as const), fieldId: fieldType }),
  fc.record({ type: fc.constant('moveField' as const), fieldId: fieldType, toIndex: fc.nat(7) }),
  fc.record({
    type: fc.constant('renameForm' as const),
    title: fc.constantFrom('Tables', 'Terrace', 'Bar'),
  }),
  fc.record({
    type: fc.constant('restyleForm' as const),
    changes: fc.record({ text_color: color }),
  }),
  fc.record({
    type: fc.constant('editField' as const),
    fieldId: fc.constantFrom<FieldType>('text', 'email', 'comment', 'rating'),
    changes: fc.record({ font_size: fc.integer({ min: 16, max: 18 }) }),
  }),
);
const edited = fc.array(command, { maxLength: 12 }).map((commands) => commands.reduce(apply, base));

describe('any two changed forms', () => {
  it('give back the changed one when only one side changed', () => {
    fc.assert(
      fc.property(edited, (changed) => {
        expect(mergeOf(changed, base).conflicts).toEqual([]);
        expect(mergeOf(changed, base).resolve({})).toEqual(changed);
        expect(mergeOf(base, changed).conflicts).toEqual([]);
        expect(mergeOf(base, changed).resolve({})).toEqual(changed);
      }),
    );
  });

  it('are asked about the same things from either side', () => {
    fc.assert(
      fc.property(edited, edited, (mine, theirs) => {
        const keysOf = (merge: ReturnType<typeof mergeOf>) =>
          merge.conflicts.map(({ key }) => key).toSorted();
        expect(keysOf(mergeOf(mine, theirs))).toEqual(keysOf(mergeOf(theirs, mine)));
      }),
    );
  });

  it('make a valid form, however each conflict is decided', () => {
    fc.assert(
      fc.property(edited, edited, fc.array(fc.boolean()), (mine, theirs, coins) => {
        const { conflicts, resolve } = mergeOf(mine, theirs);
        const merged = resolve(
          Object.fromEntries(
            conflicts.map(({ key }, index) => [key, coins[index] ? 'theirs' : 'mine'] as const),
          ),
        );

        expect(v.safeParse(FormDocument, merged).issues).toBeUndefined();
        const sources = [...mine.fields, ...theirs.fields];
        for (const field of merged.fields) expect(sources).toContainEqual(field);
      }),
    );
  });

  it('lose nothing that only one side changed', () => {
    const fieldOf = (form: FormDocument, id: string) =>
      form.fields.find((field) => field.id === id);

    fc.assert(
      fc.property(edited, edited, (mine, theirs) => {
        const merged = mergeOf(mine, theirs).resolve({});
        for (const id of types) {
          const before = fieldOf(base, id);
          const own = fieldOf(mine, id);
          const expected = isDeepStrictEqual(own, before) ? fieldOf(theirs, id) : own;
          expect(fieldOf(merged, id)).toEqual(expected);
        }
      }),
    );
  });
});

it('takes the words after sending from the side that wrote them', () => {
  const thanks = { type: 'editThanks', changes: { title: 'See you!' } } as const;
  const { conflicts, resolve } = mergeOf(after(larger('rating')), after(thanks));

  expect(conflicts).toEqual([]);
  expect(resolve({})).toEqual(after(larger('rating'), thanks));
  expect('thank_you' in mergeOf(after(larger('rating')), base).resolve({})).toBe(false);
});
