import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { fieldSchemas, fieldTypes, type FieldType } from './fields/fieldTypes.ts';
import { FormDocument, newFormDocument } from './formDocument.ts';
import { parseFormFile, writeFormFile } from './formFile.ts';
import { picturesOf, withPictures } from './pictures.ts';
import { starters } from './starters/starters.ts';

const pictureId = '0b0f7b7e-56a4-4cbb-9f5e-8f3f5a5b7a01';
const picture = {
  id: pictureId,
  url: `/api/image/${pictureId}/`,
  width: 320,
  height: 120,
};
const pixels = 'data:image/png;base64,iVBORw0KGgo=';

const words = fc.string({ unit: 'binary', maxLength: 40 });
const texts = fc.oneof(words, fc.record({ 'en-US': words, 'pl-PL': words }, { requiredKeys: [] }));
const colors = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const sizes = fc.integer({ min: 10, max: 72 });
/** Values for the properties of a field, by name. Colors are those that end in `_color`. */
const choices: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  text: texts,
  label: texts,
  alt: texts,
  image: fc.constantFrom(null, picture),
  required: fc.boolean(),
  font_size: sizes,
};
const given = (type: FieldType): Record<string, fc.Arbitrary<unknown>> =>
  Object.fromEntries(
    Object.keys(fieldSchemas[type].entries).flatMap((name) => {
      const choice = name.endsWith('_color') ? colors : choices[name];
      // A permission is never required.
      if (type === 'publication' && name === 'required') return [];
      return choice ? [[name, choice]] : [];
    }),
  );
const fields = fc
  .shuffledSubarray(Object.keys(fieldTypes) as FieldType[])
  .chain((types) =>
    fc.tuple(...types.map((type) => fc.record({ type: fc.constant(type), ...given(type) }))),
  );
const thanks = fc.record(
  {
    title: texts,
    text: texts,
    review_url: fc.constant('https://reviews.example.com/lipa'),
    review_label: texts,
  },
  { requiredKeys: [] },
);
const documents = fc
  .record(
    {
      title: words.filter((title) => title.trim() !== ''),
      style: fc.record({ background_color: colors, text_color: colors, accent_color: colors }),
      fields,
      thank_you: thanks,
    },
    { requiredKeys: ['title', 'style', 'fields'] },
  )
  .map((input) => v.parse(FormDocument, input));

const issuesOf = (text: string) => {
  const read = parseFormFile(text);
  return read.isRead ? [] : read.issues;
};
const written = (change: (file: Record<string, unknown>) => unknown) => {
  const file = JSON.parse(writeFormFile(newFormDocument('Tables'))) as Record<string, unknown>;
  return JSON.stringify(change(file));
};
const withDocument = (document: object) =>
  written((file) => ({ ...file, document: { ...(file['document'] as object), ...document } }));

describe('a form as a file', () => {
  it('is the same form when it is read again, whatever it says', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const pictures = Object.fromEntries(picturesOf(document).map(({ id }) => [id, pixels]));
        expect(parseFormFile(writeFormFile(document, pictures))).toEqual({
          isRead: true,
          document,
          pictures,
        });
      }),
    );
  });

  it.each(starters)('is the same form: $id', ({ document }) => {
    expect(parseFormFile(writeFormFile(document))).toMatchObject({ isRead: true, document });
  });

  it('is refused with a reason, and breaks nothing, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(issuesOf(text)).not.toEqual([]);
      }),
    );
  });

  it('is refused, or is a whole form, when any part of it was replaced', () => {
    const leaf = fc.oneof(fc.jsonValue(), fc.constantFrom('', -1, '#zzzzzz', '__proto__'));
    const where = fc.constantFrom('title', 'style', 'fields', 'fields.0', 'fields.0.label', 'more');
    fc.assert(
      fc.property(where, leaf, (path, value) => {
        const file = JSON.parse(writeFormFile(newFormDocument('Tables'))) as object;
        let part = Reflect.get(file, 'document') as object;
        const keys = path.split('.');
        const last = keys.pop() ?? '';
        for (const key of keys) part = Reflect.get(part, key) as object;
        Reflect.set(part, last, value);
        const read = parseFormFile(JSON.stringify(file));
        if (read.isRead) expect(v.parse(FormDocument, read.document)).toEqual(read.document);
        else expect(read.issues).not.toEqual([]);
      }),
    );
  });

  it.each([
    { name: 'no JSON', text: '<html>', issue: { path: null, code: 'not_json' } },
    { name: 'nothing', text: '', issue: { path: null, code: 'not_json' } },
    { name: 'a list', text: '[]', issue: { path: null, code: 'not_a_form' } },
    {
      name: "another program's",
      text: '{"title":"x","fields":[]}',
      issue: { path: null, code: 'not_a_form' },
    },
    {
      name: 'a frame',
      text: written((file) => ({ ...file, hearback: 'frame' })),
      issue: { path: null, code: 'not_a_form' },
    },
    {
      name: 'of a newer kind',
      text: written((file) => ({ ...file, format: 2 })),
      issue: { path: 'format', code: 'newer_format' },
    },
    {
      name: 'without a document',
      text: '{"hearback":"form","format":1}',
      issue: { path: 'document', code: 'required' },
    },
    {
      name: 'too long',
      text: ' '.repeat(3_000_001),
      issue: { path: null, code: 'too_large' },
    },
    {
      name: 'without a title',
      text: withDocument({ title: '' }),
      issue: { path: 'title', code: 'title_required' },
    },
    {
      name: 'with a color that is none',
      text: withDocument({
        fields: [{ type: 'comment' }, { type: 'rating', star_color: 'url(x)' }],
      }),
      issue: { path: 'fields.1.star_color', code: 'invalid_color' },
    },
    {
      name: 'with two ratings',
      text: withDocument({ fields: [{ type: 'rating' }, { type: 'rating' }] }),
      issue: { path: 'fields', code: 'duplicate_field_type' },
    },
    {
      name: 'with a field that nobody knows',
      text: withDocument({ fields: [{ type: 'script' }] }),
      issue: { path: 'fields.0.type', code: 'invalid' },
    },
    {
      name: 'with a key that nobody knows',
      text: withDocument({ onload: 'x' }),
      issue: { path: 'onload', code: 'invalid' },
    },
    {
      name: 'with a picture from elsewhere',
      text: written((file) => ({
        ...file,
        pictures: { [pictureId]: 'https://elsewhere.example/logo.png' },
      })),
      issue: { path: `pictures.${pictureId}`, code: 'invalid' },
    },
  ])('that is $name is refused by path', ({ text, issue }) => {
    expect(issuesOf(text)).toEqual([issue]);
  });
});

describe('the pictures of a form', () => {
  const document = v.parse(FormDocument, {
    title: 'Tables',
    fields: [{ type: 'logo', image: picture, alt: 'Lipa' }, { type: 'rating' }],
  });

  it('are replaced by the new ones, and go where there is none', () => {
    const fresh = { ...picture, id: crypto.randomUUID() };
    const replaced = withPictures(document, new Map([[pictureId, fresh]]));
    expect(picturesOf(replaced)).toEqual([fresh]);
    expect(picturesOf(withPictures(document, new Map()))).toEqual([]);
    expect(withPictures(replaced, new Map([[fresh.id, picture]]))).toEqual(document);
  });
});
