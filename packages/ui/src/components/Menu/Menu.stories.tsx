import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { EditIcon, MoreIcon, PauseIcon, PrintIcon, TrashIcon } from '../../icons';
import { IconButton } from '../IconButton/IconButton';
import { Menu } from './Menu';

const pause = fn();

/** Actions that are not worth a button each. The most used one first, what destroys last. */
const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    label: 'Actions for Table 4',
    trigger: <IconButton icon={MoreIcon} label="Actions for Table 4" />,
    actions: [
      { id: 'edit', label: 'Edit', icon: EditIcon, href: '/creator/editor/codes/4/' },
      {
        id: 'pause',
        label: 'Pause',
        icon: PauseIcon,
        description: 'Visitors read that it is closed for now',
        onAction: pause,
      },
      { id: 'print', label: 'Print', icon: PrintIcon, isDisabled: true },
      { id: 'delete', label: 'Delete', icon: TrashIcon, tone: 'danger' },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ userEvent }) => {
    pause.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await userEvent.keyboard('p{Enter}');
    await expect(pause).toHaveBeenCalledOnce();
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Delete/ })).toBeVisible());
  },
};

/** Arrows go round, Home and End to the ends, Escape gives the focus back to the button. */
export const WalkedThrough: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

/** What is not possible now keeps its place, and the arrows pass it by. */
export const DisabledAction: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const print = await screen.findByRole('menuitem', { name: 'Print' });
    await expect(print).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A menu longer than the screen scrolls. */
export const Many: Story = {
  args: {
    actions: Array.from({ length: 40 }, (_, index) => ({
      id: String(index),
      label: `Move to table ${index + 1}`,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}');
    const last = screen.getByRole('menuitem', { name: 'Move to table 40' });
    await waitFor(() => expect(last).toHaveFocus());
    // The list scrolls to it a moment after it has the focus.
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
  },
};

export const LongText: Story = {
  args: {
    actions: [
      {
        id: 'pause',
        label: 'Wstrzymaj zbieranie odpowiedzi dla tego kodu',
        icon: PauseIcon,
        description: 'Goście przeczytają, że formularz jest chwilowo niedostępny',
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menuitem')).toHaveTextContent(/Wstrzymaj.*niedostępny/);
  },
};
