import { frameSizes, openStarter } from '@hearback/print/frames';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { StarterWall } from './StarterPicker';

/** All finished designs, where a new frame begins. Those of the owner's trade come first. */
const meta = {
  tags: ['!stable', 'new'],
  title: 'Editors/StarterWall',
  component: StarterWall,
  args: { size: frameSizes.a6, language: 'en-US', trade: undefined, onPick: fn() },
} satisfies Meta<typeof StarterWall>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnyTrade: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bistro menu' }));
    await expect(args.onPick).toHaveBeenCalledWith({
      ...openStarter('bistro'),
      name: 'Bistro menu',
    });
  },
};

/** By keyboard, past the choice of the sheet. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await canvas.findByRole('button', { name: 'Bistro menu' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenCalledOnce();
  },
};

/** A hotel sees the designs for rooms before all others. */
export const ForAHotel: Story = { args: { trade: 'hotel' } };
