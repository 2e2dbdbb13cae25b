import type { FormDocument, ImageReference } from '@hearback/schema/documents';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { barForm, cafeForm } from '../../../forms/form.fixtures';
import { useFormEditor } from '../useFormEditor';
import { FormEditor, type FormEditorProps } from './FormEditor';

const logo: ImageReference = {
  id: '0190d3a0-5b7e-7c3e-9f0a-2f4f7f6f1c11',
  url: '/api/image/0190d3a0-5b7e-7c3e-9f0a-2f4f7f6f1c11/',
  width: 8,
  height: 8,
};

interface LiveProps extends Omit<FormEditorProps, 'editor'> {
  document: FormDocument;
  onChange: (document: FormDocument) => void;
}

function Live({ document, onChange, ...props }: LiveProps) {
  const editor = useFormEditor(document);
  useEffect(() => onChange(editor.document), [editor.document, onChange]);
  return <FormEditor editor={editor} {...props} />;
}

/**
 * Makes a form. The preview in the middle is the component that visitors get. `useFormEditor` holds the
 * form, with its history; the caller saves it, and shows how far it is through `saveState`.
 */
const meta = {
  title: 'Editors/FormEditor',
  component: Live,
  parameters: { layout: 'fullscreen' },
  args: {
    document: cafeForm,
    onChange: fn(),
    onUploadImage: () => Promise.resolve(logo),
    onRefuse: fn(),
    saveState: 'saved',
    venue: 'Café Lipa, Old Town',
    addressOf: () => undefined,
  },
} satisfies Meta<typeof Live>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const OnDarkGround: Story = { args: { document: barForm, saveState: 'unsaved' } };

/** A second field of a type is refused with a sentence. */
export const SecondRating: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const palette = canvas.getByRole('list', { name: 'Add fields' });
    await userEvent.click(within(palette).getByRole('button', { name: 'Rating' }));
    await expect(canvas.getByText('You already have this type of field!')).toBeVisible();
    await expect(args.onRefuse).toHaveBeenCalledWith('You already have this type of field!');
  },
};

/** Everything is done with buttons, and every step comes undone. */
export const AddMoveAndUndo: Story = {
  args: {
    document: { ...cafeForm, fields: cafeForm.fields.filter(({ type }) => type !== 'email') },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Email' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Move Email up' }));
    await expect(canvas.getByText(/Email: now 5 of 7/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Move Email up' })).toBeNull();
  },
};

/** Undo and redo by their keys, as on paper with a pencil and an eraser. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Fields' }));
    list.getByRole('button', { name: 'Move Rating up' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeEnabled();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeDisabled();
  },
};

/** The server did not take the picture: its sentence stands where the picture would be. */
export const UploadFailed: Story = {
  args: {
    onUploadImage: () => Promise.reject(new Error('The picture you uploaded is too large!')),
  },
};

/** What is pressed in the preview opens its properties below, and stays in sight above them. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const stage = canvas.getByRole('region', { name: 'Preview' });
    const rating = stage.querySelector<HTMLElement>('[data-field="rating"]');
    if (!rating) throw new Error('The café form has no rating. Add one to the fixture.');
    await userEvent.click(rating);
    const properties = within(canvas.getByRole('region', { name: 'Properties' }));
    await expect(properties.getByRole('heading', { name: 'Rating' })).toBeVisible();
    const sight = stage.getBoundingClientRect();
    const place = rating.getBoundingClientRect();
    await expect(place.bottom).toBeGreaterThan(sight.top);
    await expect(place.top).toBeLessThan(sight.bottom);
  },
};
