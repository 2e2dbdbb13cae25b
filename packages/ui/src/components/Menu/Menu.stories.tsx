import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

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
    await expect(await screen.findByRole('menu')).toBeVisible();
    await userEvent.keyboard('p{Enter}');
    await expect(pause).toHaveBeenCalledOnce();
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menuitem', { name: /Delete/ })).toBeVisible();
  },
};
