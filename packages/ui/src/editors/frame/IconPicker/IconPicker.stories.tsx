import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { IconPicker } from './IconPicker';

/** The drawings that print well on any sheet, one to choose. Part of the frame editor. */
const meta = {
  title: 'Editors/IconPicker',
  component: IconPicker,
  args: { value: 'cup', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
  render: function Chosen({ value, onChange }) {
    const [icon, setIcon] = useState(value);
    return (
      <IconPicker
        value={icon}
        onChange={(next) => {
          setIcon(next);
          onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof IconPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: into the grid, one on, and chosen. */
export const Plain: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('cutlery');
    const chosen = within(canvasElement).getByRole('option', { name: 'Fork and knife' });
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
  },
};
