import { cafeLogo } from '@hearback/print/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';

import { CropDialog } from './CropDialog';

/** Chooses which part of a picture is used. The frame is dragged or moved by arrow keys, each corner likewise; what is kept is shown in pixels. */
const meta = {
  title: 'Editors/Kit/CropDialog',
  component: CropDialog,
  args: {
    address: cafeLogo,
    picture: { width: 96, height: 64 },
    onUse: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof CropDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Use the picture' }));
    await expect(args.onUse).toHaveBeenCalledWith({ x: 0, y: 0, width: 96, height: 64 });
  },
};

/** The arrows pull the corner that has the focus; with Shift they go ten times as far. */
export const ByKeyboard: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByRole('button', { name: 'Top left corner' }).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    await expect(dialog.getByText('86 × 54 px')).toBeVisible();
    dialog.getByRole('button', { name: 'Frame' }).focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await userEvent.click(dialog.getByRole('button', { name: 'Use the picture' }));
    await expect(args.onUse).toHaveBeenCalledWith({ x: 0, y: 10, width: 86, height: 54 });
  },
};

/** A shape is taken as large as it fits, from the middle. */
export const Square: Story = {
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Square' }));
    await expect(dialog.getByText('64 × 64 px')).toBeVisible();
  },
};

/** A picture larger than the screen is shown smaller, and measured in its own pixels. */
export const Large: Story = { args: { picture: { width: 2_400, height: 1_600 } } };
