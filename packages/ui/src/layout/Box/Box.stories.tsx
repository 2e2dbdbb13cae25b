import type { Meta, StoryObj } from '@storybook/react-vite';

import { Text } from '../../components/Text/Text';
import { Box } from './Box';

/** The one place where a look can be set by hand. Reach for `Stack`, `Inline` or `Card` first. */
const meta = {
  title: 'Layout/Box',
  component: Box,
  args: { padding: 'medium', surface: 'sunken', children: <Text>Sunken paper</Text> },
} satisfies Meta<typeof Box>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sunken: Story = {};

export const Inverse: Story = {
  args: { surface: 'inverse', children: <Text tone="inherit">Ink with paper on it</Text> },
};
