import { newFormDocument, type FormDocument } from '@hearback/schema/documents';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { record, redo, startHistory, undo } from '../../kit/history';
import { apply, type FormCommand } from './apply';

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

  it('puts a logo on top', () => {
    expect(idsOf(apply(form, { type: 'addField', fieldType: 'logo' }))[0]).toBe('logo');
  });

  it('refuses a second field of a type', () => {
    expect(apply(form, { type: 'addField', fieldType: 'rating' })).toBe(form);
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

const types = ['text', 'logo', 'email', 'name', 'comment', 'rating', 'navigation', 'qr'] as const;
const fieldType = fc.constantFrom(...types);
const command: fc.Arbitrary<FormCommand> = fc.oneof(
  fc.record({ type: fc.constant('addField' as const), fieldType }),
  fc.record({ type: fc.constant('removeField' as const), fieldId: fieldType }),
  fc.record({ type: fc.constant('moveField' as const), fieldId: fieldType, toIndex: fc.nat(9) }),
  fc.record({ type: fc.constant('renameForm' as const), title: fc.string() }),
  fc.record({
    type: fc.constant('editField' as const),
    fieldId: fieldType,
    changes: fc.record({ font_size: fc.integer({ min: 10, max: 72 }) }),
  }),
);

describe('any commands', () => {
  it('come undone to the beginning and done again to the end', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
        let history = startHistory(form);
        for (const next of commands) history = record(history, apply(history.present, next));
        const end = history.present;
        const steps = history.past.length;

        for (let n = 0; n < steps; n += 1) history = undo(history);
        expect(history.present).toBe(form);
        for (let n = 0; n < steps; n += 1) history = redo(history);
        expect(history.present).toBe(end);
      }),
    );
  });

  it('leave one field of each type, and the button', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
        const { fields } = commands.reduce(apply, form);
        expect(new Set(fields.map(({ type }) => type)).size).toBe(fields.length);
        expect(fields.map(({ type }) => type)).toContain('navigation');
      }),
    );
  });
});
