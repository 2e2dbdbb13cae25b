import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ArrangeBar } from './ArrangeBar';

/** Lines up, orders, groups and locks what is chosen on a sheet. One element is lined up with the sheet. */
const meta = {
  title: 'Editors/Frame/ArrangeBar',
  component: ArrangeBar,
  args: {
    unitCount: 3,
    elementCount: 3,
    isGroup: false,
    isLocked: false,
    onAlign: fn(),
    onDistribute: fn(),
    onOrder: fn(),
    onGroup: fn(),
    onUngroup: fn(),
    onToggleLock: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ArrangeBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each button is reached and pressed by keyboard. */
export const Several: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAlign).toHaveBeenLastCalledWith('left');
    canvas.getByRole('button', { name: 'Equal distances across' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onDistribute).toHaveBeenLastCalledWith('x');
  },
};

export const One: Story = { args: { unitCount: 1, elementCount: 1 } };

export const Group: Story = { args: { unitCount: 1, elementCount: 3, isGroup: true } };

export const Locked: Story = { args: { unitCount: 1, elementCount: 1, isLocked: true } };
