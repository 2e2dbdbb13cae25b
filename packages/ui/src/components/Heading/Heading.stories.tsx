import type { Meta, StoryObj } from '@storybook/react-vite';

import { Stack } from '../../layout/Stack/Stack';
import { Heading } from './Heading';

/** A title. Its level is its place in the outline, not its size; sizes follow by themselves. */
const meta = {
  title: 'Components/Heading',
  component: Heading,
  args: { level: 1, children: 'What your guests said this week' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PageTitle: Story = {};

export const Outline: Story = {
  render: () => (
    <Stack>
      <Heading level={1}>Statistics</Heading>
      <Heading level={2}>Ratings</Heading>
      <Heading level={3}>Kawiarnia Żółty Słoń</Heading>
      <Heading level={4}>Table by the window</Heading>
    </Stack>
  ),
};

/** For a welcome, once. */
export const Display: Story = { args: { size: 'display', children: 'Hear what people think.' } };

export const LongText: Story = {
  args: {
    children: 'Podsumowanie opinii z ostatnich trzydziestu dni dla wszystkich lokalizacji',
  },
};
