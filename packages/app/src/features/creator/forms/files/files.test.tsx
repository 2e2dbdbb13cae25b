// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { starters, writeFormFile } from '@hearback/schema/documents';

import { press, renderApp } from '../../../../test/renderApp';
import { formOf } from '../../documents/editing.fixtures';
import * as upload from '../../pictures/uploadPicture';

vi.mock('../../pictures/uploadPicture', { spy: true });

const { PictureRefusal } = upload;
const pictureId = '01a1fcd8-2315-75df-82bb-23ee43828288';

/** What the browser was told to save. */
let saved: { blob: Blob; name: string }[] = [];

beforeEach(() => {
  saved = [];
  let made = new Blob();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ blob: made, name: this.download });
  });
  // jsdom has no addresses for bytes.
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) made = blob;
    return 'blob:made-here';
  };
  URL.revokeObjectURL = () => {};
});
afterEach(() => vi.restoreAllMocks());

const [starter] = starters;
if (!starter) throw new Error('There are starters.');
const form = formOf({ ...starter.document, title: 'Café Lipa' }, 3);
const pageInfo = { __typename: 'PageInfo', page: 1, pageSize: 10, pageCount: 1, totalCount: 1 };
const answers = {
  FormsTab: { data: { forms: { __typename: 'FormPage', items: [form], pageInfo } } },
  AddForm: { data: { addForm: { __typename: 'AddFormPayload', form, errors: [] } } },
};

async function pick(text: string) {
  const rendered = renderApp('/creator/forms/', { isLoggedIn: true, answers });
  await press(rendered.user, 'Import');
  const dialog = within(await screen.findByRole('dialog'));
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is a field for the file.');
  await rendered.user.upload(input, new File([text], 'form.json', { type: 'application/json' }));
  return { ...rendered, dialog };
}

describe('a form as a file', () => {
  it('goes out and comes in as the same form', async () => {
    const { user } = renderApp('/creator/forms/', { isLoggedIn: true, answers });
    await press(user, 'Actions for Café Lipa');
    await user.click(await screen.findByRole('menuitem', { name: 'Export as file' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const [file] = saved;
    expect(file?.name).toBe('cafe-lipa.json');

    const { asked } = await pick((await file?.blob.text()) ?? '');

    await waitFor(() =>
      expect(asked.find(({ name }) => name === 'AddForm')?.variables).toEqual({
        input: { id: expect.any(String), document: form.document },
      }),
    );
  });

  it.each([
    ['cut off', '{"hearback": "fo', 'It is not a JSON file, or it is cut off.'],
    [
      'alien',
      '{"name": "left-pad"}',
      'It is not a form of Hearback, Typeform, Google Forms or SurveyJS.',
    ],
    [
      'newer',
      '{"hearback": "form", "format": 2, "document": {}}',
      'It was made by a newer version of Hearback.',
    ],
    [
      'broken',
      writeFormFile({
        ...form.document,
        fields: form.document.fields.map((field) =>
          field.type === 'rating' ? { ...field, star_color: 'gold-ish' } : field,
        ),
      }),
      /^Field \d, star color: /,
    ],
  ])('is refused when it is %s, with what is wrong and where', async (_, text, sentence) => {
    const { dialog, asked } = await pick(text);

    expect(await dialog.findByText(sentence)).toBeTruthy();
    expect(asked.some(({ name }) => name === 'AddForm')).toBe(false);
  });

  it('is converted from another program, with a report before it is taken', async () => {
    const { dialog, asked, user } = await pick(
      JSON.stringify({
        title: 'Lunch',
        fields: [
          { type: 'yes_no', title: 'Again?' },
          { type: 'ranking', title: 'Order these' },
        ],
      }),
    );

    expect(await dialog.findByText('1 question read from Typeform')).toBeTruthy();
    expect(dialog.getByText('Order these: left out: there is no such question here')).toBeTruthy();
    expect(asked.some(({ name }) => name === 'AddForm')).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Use this form' }));
    await waitFor(() =>
      expect(asked.find(({ name }) => name === 'AddForm')?.variables).toMatchObject({
        input: {
          document: { title: 'Lunch', fields: [{ type: 'yes_no' }, { type: 'navigation' }] },
        },
      }),
    );
  });

  it.each([
    [new PictureRefusal('too_large'), 'The picture you uploaded is too large!'],
    [new PictureRefusal('wrong_image_type'), 'Use a png, jpg or jpeg picture.'],
    [
      new PictureRefusal('server'),
      'Its picture could not be stored. Check your connection and try again.',
    ],
    [new Error('Broken.'), 'It could not be read. Try again, or choose another file.'],
  ])('says why its picture was not taken: %o', async (refusal, sentence) => {
    vi.spyOn(upload, 'uploadPicture').mockRejectedValue(refusal);
    const image = { id: pictureId, url: `/api/image/${pictureId}/`, width: 1, height: 1 };
    const text = writeFormFile(
      {
        ...form.document,
        fields: [{ id: 'logo', type: 'logo', image, alt: '' }, ...form.document.fields],
      },
      { [pictureId]: `data:image/png;base64,${btoa('picture')}` },
    );
    const { dialog, asked } = await pick(text);

    expect(await dialog.findByText(sentence)).toBeTruthy();
    expect(asked.some(({ name }) => name === 'AddForm')).toBe(false);
  });
});
