import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Tag } from './Tag';

/** Something a person chose and can take away again: a filter, a word. */
const meta = {
  title: 'Components/Tag',
  component: Tag,
  args: { label: 'Last 7 days' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Removable: Story = {
  args: { onRemove: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Last 7 days/ }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  args: { onRemove: fn() },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** The words end in dots; the cross stays. */
export const LongText: Story = {
  args: { label: 'Kawiarnia Żółty Słoń przy Dworcu Głównym, ogródek letni', onRemove: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
};
