import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { EditorToolbar } from './EditorToolbar';

/** What every editor has above its panes. An editor adds its own buttons as children. */
const meta = {
  title: 'Editors/Kit/EditorToolbar',
  component: EditorToolbar,
  args: {
    undoName: 'Move Rating',
    redoName: undefined,
    onUndo: fn(),
    onRedo: fn(),
    language: 'en-US',
    languages: ['en-US', 'pl-PL', 'de'],
    onLanguageChange: fn(),
    saveState: 'saved',
  },
} satisfies Meta<typeof EditorToolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Undo: Move Rating' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Redo' })).toBeDisabled();
  },
};

/** Nothing was done yet. */
export const Untouched: Story = { args: { undoName: undefined } };

/** A document of pictures alone has no language to choose. */
export const Empty: Story = { args: { languages: [] } };

/** The guests of a museum speak many languages. */
export const Many: Story = {
  args: { languages: ['en-US', 'pl-PL', 'de', 'fr', 'es', 'it', 'uk', 'cs', 'pt-BR', 'zh-Hant'] },
};

export const Saving: Story = { args: { saveState: 'saving' } };

export const NotSaved: Story = { args: { saveState: 'unsaved' } };

export const Failed: Story = { args: { saveState: 'failed' } };

/** The caller saves with a button of its own. */
export const WithoutSaveState: Story = { args: { saveState: undefined } };
