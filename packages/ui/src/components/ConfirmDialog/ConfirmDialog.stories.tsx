import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { Text } from '../Text/Text';
import { ConfirmDialog } from './ConfirmDialog';

/** Asks before something that cannot be taken back. What can be undone needs no question: do it, and offer "Undo" in a snackbar. */
const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Delete “Table by the window”?',
    isOpen: true,
    onClose: fn(),
    onConfirm: fn(),
    confirmLabel: 'Delete code',
    children: <Text>The code, its 128 scans and its 41 answers go with it.</Text>,
  },
  parameters: { docs: { story: { inline: false, height: '380px' } } },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dangerous button never has the focus first. */
export const Plain: Story = {
  play: async ({ userEvent, args }) => {
    const confirm = await screen.findByRole('button', { name: 'Delete code' });
    await expect(confirm).not.toHaveFocus();
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** The word has to be typed letter for letter. */
export const TypeToConfirm: Story = {
  args: { confirmWord: 'DELETE' },
  play: async ({ userEvent, args }) => {
    const field = await screen.findByRole('textbox');
    const confirm = screen.getByRole('button', { name: 'Delete code' });
    await userEvent.type(field, 'delete{Enter}');
    await expect(confirm).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, 'DELETE{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { error: 'There was a server issue, please try again later!' },
};

export const Pending: Story = { args: { isPending: true } };

/** What will happen is still being counted: neither the button nor the typed word confirms it. */
export const Waiting: Story = {
  args: { isWaiting: true, confirmWord: 'DELETE' },
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('textbox'), 'DELETE{Enter}');
    await expect(screen.getByRole('button', { name: 'Delete code' })).toBeDisabled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** Escape is a no. */
export const ByKeyboard: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    title: 'Usunąć kod „Stolik przy oknie w ogródku letnim od strony Rynku Głównego”?',
    confirmLabel: 'Usuń kod wraz z odpowiedziami',
    confirmWord: 'DELETE',
    children: <Text>Razem z kodem znikną wszystkie jego skany i odpowiedzi gości.</Text>,
  },
};
