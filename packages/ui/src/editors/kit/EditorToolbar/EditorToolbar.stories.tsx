import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { EditorToolbar } from './EditorToolbar';

/** What every editor has above its panes. An editor adds its own buttons as children. */
const meta = {
  title: 'Editors/Kit/EditorToolbar',
  component: EditorToolbar,
  args: {
    canUndo: true,
    canRedo: false,
    onUndo: fn(),
    onRedo: fn(),
    language: 'en-US',
    onLanguageChange: fn(),
    saveState: 'saved',
  },
} satisfies Meta<typeof EditorToolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Undo' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Redo' })).toBeDisabled();
  },
};

export const Saving: Story = { args: { saveState: 'saving' } };

export const NotSaved: Story = { args: { saveState: 'unsaved' } };

export const Failed: Story = { args: { saveState: 'failed' } };

/** The caller saves with a button of its own. */
export const WithoutSaveState: Story = { args: { saveState: undefined } };
