// @vitest-environment jsdom
import {
  newFormDocument,
  type FieldType,
  type FormField,
  type FormThanks,
} from '@hearback/schema/documents';
import { limits } from '@hearback/schema/limits';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { renderUi } from '../../../test/renderUi';
import { apply, type FormCommand } from '../commands/apply';
import { addable } from '../fields/editing';
import { FieldInspector } from '../FormEditor/FormEditor';
import { FormInspector } from './FormInspector';
import { ThanksInspector } from './ThanksInspector';

const types = addable.filter((type) => type !== 'text');
const form = newFormDocument('Tables', types);
const text: FormField = {
  id: 'text',
  type: 'text',
  text: 'Hello',
  font_size: 24,
  text_color: '#1b1d22',
};

const inspect = (type: FieldType) => {
  const edit = vi.fn();
  const field = type === 'text' ? text : form.fields.find((known) => known.type === type);
  if (!field) throw new Error(`The form has no ${type}. Add it to the test.`);
  renderUi(
    <FieldInspector
      field={field}
      edit={edit}
      language="en-US"
      style={form.style}
      onUploadImage={() => Promise.reject(new Error('Nothing is uploaded here.'))}
      addressOf={() => undefined}
    />,
  );
  return edit;
};

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

const color = 'hsl(0 100% 50%)';

describe('every field of the specification can be changed', () => {
  it.each([
    ['text', 'Text color', 'text_color'],
    ['rating', 'Label color', 'label_color'],
    ['rating', 'Star color', 'star_color'],
    ['comment', 'Label color', 'label_color'],
    ['comment', 'Box color', 'textbox_color'],
    ['name', 'Box color', 'textbox_color'],
    ['email', 'Box color', 'textbox_color'],
    ['navigation', 'Label color', 'label_color'],
    ['navigation', 'Button color', 'button_color'],
  ] as const)('%s: %s', (field, label, key) => {
    const edit = inspect(field);
    type(label, color);

    expect(edit).toHaveBeenLastCalledWith({ [key]: '#ff0000' });
  });

  it.each(['rating', 'comment', 'name', 'email', 'navigation', 'qr'] as const)(
    '%s: label, in one language at a time',
    (field) => {
      const edit = inspect(field);
      type('Label', 'Words');

      expect(edit).toHaveBeenLastCalledWith({
        label: expect.objectContaining({ 'en-US': 'Words', 'pl-PL': expect.any(String) }),
      });
    },
  );

  it.each([
    ['text', 'Text'],
    ['rating', 'Label'],
    ['qr', 'Label'],
    ['logo', 'Description'],
  ] as const)('%s: no more words than can be stored', (field, label) => {
    inspect(field);

    expect(screen.getByRole('textbox', { name: label }).getAttribute('maxlength')).toBe(
      String(limits.textMaxLength),
    );
  });

  it('text: its words', () => {
    const edit = inspect('text');
    type('Text', 'Good day');

    expect(edit).toHaveBeenLastCalledWith({ text: 'Good day' });
  });

  it('logo: what stands for the picture', () => {
    const edit = inspect('logo');
    type('Description', 'Café Lipa');

    expect(edit).toHaveBeenLastCalledWith({ alt: 'Café Lipa' });
  });

  it.each(['text', 'rating', 'comment', 'name', 'email', 'navigation'] as const)(
    '%s: font size',
    (field) => {
      const edit = inspect(field);
      const size = screen.getByRole('textbox', { name: 'Font size' });
      fireEvent.change(size, { target: { value: '30' } });
      fireEvent.blur(size);

      expect(edit).toHaveBeenLastCalledWith({ font_size: 30 });
    },
  );

  it.each(['rating', 'comment', 'name', 'email'] as const)(
    '%s: whether it is required',
    (field) => {
      const edit = inspect(field);
      fireEvent.click(screen.getByRole('switch', { name: 'An answer is required' }));

      expect(edit).toHaveBeenLastCalledWith({ required: field !== 'rating' });
    },
  );
});

describe('the form as a whole', () => {
  const inspectForm = (title: string) => {
    const run = vi.fn();
    renderUi(
      <FormInspector
        form={{ ...form, title }}
        run={run}
        language="en-US"
        onLanguageChange={() => undefined}
      />,
    );
    return run;
  };

  it.each([
    ['Background', 'background_color'],
    ['Text color', 'text_color'],
    ['Accent color', 'accent_color'],
  ])('%s', (label, key) => {
    const run = inspectForm('Tables');
    type(label, 'rgb(255 0 0)');

    expect(run).toHaveBeenLastCalledWith({ type: 'restyleForm', changes: { [key]: '#ff0000' } });
  });

  it('says beside the title what the specification says of it', () => {
    inspectForm(' ');

    expect(screen.getByText('There was an issue with the form title.')).toBeDefined();
  });
});

describe('after sending', () => {
  const show = (thank_you?: FormThanks, language = 'en-US') => {
    const run = vi.fn();
    const document = thank_you ? { ...form, thank_you } : form;
    renderUi(<ThanksInspector form={document} run={run} language={language} />);
    return run;
  };
  const link = 'Link to public reviews';

  it('begins a text in the language that is shown, and leaves the others empty', () => {
    const run = show(undefined, 'pl-PL');
    type('Heading', 'Pa!');

    expect(run).toHaveBeenLastCalledWith({
      type: 'editThanks',
      changes: { title: { 'en-US': '', 'pl-PL': 'Pa!' } },
    });
  });

  it('shows what the product says where the owner says nothing', () => {
    show(undefined, 'pl-PL');

    const heading = screen.getByRole('textbox', { name: 'Heading' });
    expect(heading.getAttribute('placeholder')).toBe('Dziękujemy!');
  });

  it('says that everyone gets the link, and asks for its words once there is one', () => {
    const run = show();
    expect(screen.getByText(/^Everyone gets this link/)).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'Link text' })).toBeNull();
    type(link, ' https://reviews.example.com ');

    expect(run).toHaveBeenLastCalledWith({
      type: 'editThanks',
      changes: { review_url: 'https://reviews.example.com' },
    });
  });

  it('says what is wrong with an address, and completes one that lacks its beginning', () => {
    const run = show({ review_url: 'reviews.example.com/lipa' });
    const field = screen.getByRole('textbox', { name: link });
    expect(
      screen.getByText('Use a whole address without spaces that begins with https://.'),
    ).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Link text' })).toBeDefined();
    fireEvent.focus(field);
    fireEvent.blur(field);

    expect(run).toHaveBeenLastCalledWith({
      type: 'editThanks',
      changes: { review_url: 'https://reviews.example.com/lipa' },
    });
  });

  it('says nothing about an address while it is typed, and its fault once it is left', () => {
    const Typing = () => {
      const [document, setDocument] = useState(form);
      const run = (command: FormCommand) => setDocument((before) => apply(before, command));
      return <ThanksInspector form={document} run={run} language="en-US" />;
    };
    renderUi(<Typing />);
    const field = screen.getByRole('textbox', { name: link });
    fireEvent.focus(field);
    type(link, 'reviews.example.com/a b');
    expect(screen.queryByText(/^Use a whole address/)).toBeNull();
    fireEvent.blur(field);

    expect(
      screen.getByText('Use a whole address without spaces that begins with https://.'),
    ).toBeDefined();
  });
});
