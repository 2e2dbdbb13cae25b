import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Text } from '../../components/Text/Text';
import { Hidden } from './Hidden';

/** Leaves something out for the eye, or for a width of screen. */
const meta = {
  title: 'Layout/Hidden',
  component: Hidden,
  args: { children: 'Rating: ' },
} satisfies Meta<typeof Hidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visually: Story = {
  render: (args) => (
    <Text>
      <Hidden {...args} />9 of 10
    </Text>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Rating: 9 of 10');
  },
};

export const NameOfAnIcon: Story = {
  args: { on: 'phoneVisually', children: 'Add location' },
  globals: { viewport: { value: 'phone' } },
};

export const OnPhones: Story = { args: { on: 'phone', children: 'Not on phones' } };
