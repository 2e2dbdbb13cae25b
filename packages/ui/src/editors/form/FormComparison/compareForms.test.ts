import { newFormDocument, type FormDocument } from '@hearback/schema/documents';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { apply, type FormCommand } from '../commands/apply';
import { compareForms } from './compareForms';

const form = newFormDocument('Tables', ['rating', 'comment', 'name']);
const after = (...commands: FormCommand[]): FormDocument => commands.reduce(apply, form);
const kindsOf = (other: FormDocument) =>
  compareForms(form, other).map((change) =>
    'field' in change ? `${change.kind} ${change.field.type}` : change.kind,
  );

describe('compareForms', () => {
  it('finds nothing between a form and its copy', () => {
    expect(compareForms(form, structuredClone(form))).toEqual([]);
  });

  it('does not mind in which order a database answers the properties of a picture', () => {
    const image = { id: '01a1fcd8-2315-75df-82bb-23ee43828288', url: '/a/', width: 4, height: 3 };
    const { id, url, ...size } = image;
    const withLogo = (picture: typeof image): FormDocument => ({
      ...form,
      fields: [{ id: 'logo', type: 'logo', image: picture, alt: '' }, ...form.fields],
    });

    expect(compareForms(withLogo(image), withLogo({ ...size, url, id }))).toEqual([]);
  });

  it.each<[string, FormCommand, string[]]>([
    ['a new title', { type: 'renameForm', title: 'Bar' }, ['renamed']],
    ['a new field', { type: 'addField', fieldType: 'email' }, ['added email']],
    ['a field that is gone', { type: 'removeField', fieldId: 'name' }, ['removed name']],
    [
      'the one field that moved',
      { type: 'moveField', fieldId: 'name', toIndex: 0 },
      ['moved name'],
    ],
    [
      'a color of the whole form',
      { type: 'restyleForm', changes: { background_color: '#fff8f0' } },
      ['recolored'],
    ],
  ])('finds %s', (_, command, expected) => {
    expect(kindsOf(after(command))).toEqual(expected);
  });

  it('names each property of an edited field, with what it was and is', () => {
    const edited = after({
      type: 'editField',
      fieldId: 'rating',
      changes: { required: false, font_size: 20 },
    });

    expect(compareForms(form, edited)).toMatchObject([
      {
        kind: 'edited',
        properties: [
          { property: 'required', before: true, after: false },
          { property: 'font_size', before: 28, after: 20 },
        ],
      },
    ]);
  });

  it('names the language in which words differ', () => {
    const edited = after({
      type: 'editField',
      fieldId: 'rating',
      changes: { label: { 'en-US': 'How was it?', 'pl-PL': 'Jak smakowało?' } },
    });

    expect(compareForms(form, edited)).toMatchObject([
      {
        properties: [{ language: 'pl-PL', before: 'Jak było?', after: 'Jak smakowało?' }],
      },
    ]);
  });

  it('takes a field of the same type for the same field, whatever its id', () => {
    const other = {
      ...form,
      fields: form.fields.map((field) => ({ ...field, id: `new-${field.id}` })),
    };

    expect(compareForms(form, other)).toEqual([]);
  });

  it('takes one of several questions for the same by its id alone', () => {
    const add = (fieldId: string): FormCommand => ({
      type: 'addField',
      fieldType: 'choice',
      fieldId,
    });
    const [one, both] = [after(add('a')), after(add('a'), add('b'))];
    expect(compareForms(one, both)).toMatchObject([{ kind: 'added', field: { id: 'b' } }]);
    expect(compareForms(both, one)).toMatchObject([{ kind: 'removed', field: { id: 'b' } }]);
  });

  it('is silent about any form compared with itself, and never about another', () => {
    const command: fc.Arbitrary<FormCommand> = fc.oneof(
      fc.record({
        type: fc.constant('moveField' as const),
        fieldId: fc.constantFrom('rating', 'comment', 'name'),
        toIndex: fc.nat(3),
      }),
      fc.record({ type: fc.constant('renameForm' as const), title: fc.string() }),
      fc.record({
        type: fc.constant('removeField' as const),
        fieldId: fc.constantFrom('rating', 'comment', 'name'),
      }),
    );
    fc.assert(
      fc.property(fc.array(command, { maxLength: 6 }), (commands) => {
        const other = after(...commands);
        const isSame = JSON.stringify(other) === JSON.stringify(form);
        expect(compareForms(form, other).length === 0).toBe(isSame);
        expect(compareForms(other, other)).toEqual([]);
      }),
    );
  });
});
