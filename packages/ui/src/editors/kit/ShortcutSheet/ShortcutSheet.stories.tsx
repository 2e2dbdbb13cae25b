import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { shortcutNames } from '../shortcuts';
import { ShortcutSheet } from './ShortcutSheet';

/** The keys of an editor, opened by `?`. It reads the table that `useShortcuts` binds, so it cannot promise what does not work. */
const meta = {
  title: 'Editors/Kit/ShortcutSheet',
  component: ShortcutSheet,
  args: { names: shortcutNames, isOpen: true, onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof ShortcutSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Every: Story = {
  play: async ({ args, userEvent }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await expect(sheet.getByText('Undo')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** A form has one field of each type, so nothing there is duplicated or nudged. */
export const OfAForm: Story = {
  args: { names: ['choose', 'move', 'remove', 'undo', 'redo', 'help'] },
};
