import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';

import { barForm, cafeForm } from '../../../forms/form.fixtures';
import { EditIcon, TrashIcon } from '../../../icons';
import { FormGallery } from './FormGallery';

const rename = fn();

/** Forms to begin with, as pictures. To choose one of many by its name, use `Select`. */
const meta = {
  title: 'Editors/FormGallery',
  component: FormGallery,
  args: {
    label: 'Templates',
    language: 'en-US',
    onPick: fn(),
    items: [
      { id: 'cafe', name: 'Café', document: cafeForm },
      {
        id: 'bar',
        name: 'Our bar at night',
        document: barForm,
        actions: [
          { id: 'rename', label: 'Rename', icon: EditIcon, onAction: rename },
          { id: 'remove', label: 'Delete', icon: TrashIcon, tone: 'danger' },
        ],
      },
    ],
  },
} satisfies Meta<typeof FormGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement, userEvent, args }) => {
    const canvas = within(canvasElement);
    rename.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Café' }));
    await expect(args.onPick).toHaveBeenCalledWith('cafe');

    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Our bar at night' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    await expect(rename).toHaveBeenCalledOnce();
    await expect(args.onPick).toHaveBeenCalledOnce();
  },
};

/** By keys alone: a form is picked with Enter, its actions open and are chosen by arrows. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, userEvent, args }) => {
    const canvas = within(canvasElement);
    rename.mockClear();
    // No tabulator here: the one of the test does not know that what is inert is passed by.
    canvas.getByRole('button', { name: 'Our bar at night' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith('bar');

    canvas.getByRole('button', { name: 'Actions for Our bar at night' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menuitem', { name: 'Rename' });
    await userEvent.keyboard('{Enter}');
    await expect(rename).toHaveBeenCalledOnce();
  },
};

export const Many: Story = {
  args: {
    items: Array.from({ length: 12 }, (_, index) => ({
      id: String(index),
      name: `Table form ${index + 1}`,
      document: index % 3 === 0 ? barForm : cafeForm,
    })),
  },
};

/** What stands there instead is the caller's: an `EmptyState` with the next step. */
export const Empty: Story = { args: { items: [] } };

/** A long name ends in dots after two lines; the button says it in full. */
export const LongText: Story = {
  args: {
    items: [
      {
        id: 'long',
        name: 'Kawiarnia Żółty Słoń przy Rynku Głównym, ogródek letni i antresola',
        document: cafeForm,
      },
    ],
  },
};
