import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Stepper } from './Stepper';

/** Where one stands in a task of several steps. Steps that are done can be gone back to. */
const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  args: {
    label: 'Make a form',
    current: 'fields',
    steps: [
      { id: 'general', label: 'General' },
      { id: 'fields', label: 'Add fields' },
      { id: 'editor', label: 'Editor' },
      { id: 'publish', label: 'Publish' },
    ],
    onSelect: fn(),
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Midway: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /General/ }));
    await expect(args.onSelect).toHaveBeenCalledWith('general');
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** What was finished once is open at every step. */
export const Free: Story = {
  args: { isFree: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Publish/ }));
    await expect(args.onSelect).toHaveBeenCalledWith('publish');
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
  },
};

export const First: Story = { args: { current: 'general' } };

export const Last: Story = { args: { current: 'publish' } };

/** Only the steps behind can be gone back to. */
export const ByKeyboard: Story = {
  args: { current: 'editor' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /General/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('fields');
  },
};

export const Many: Story = {
  args: {
    current: '5',
    steps: Array.from({ length: 9 }, (_, index) => ({
      id: String(index + 1),
      label: `Question ${index + 1}`,
    })),
  },
};

export const LongText: Story = {
  args: {
    current: 'publish',
    steps: [
      { id: 'general', label: 'Informacje ogólne o formularzu' },
      { id: 'fields', label: 'Wybór pól do wypełnienia' },
      { id: 'publish', label: 'Opublikowanie dla gości' },
    ],
  },
};
