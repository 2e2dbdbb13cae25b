import type { Meta, StoryObj } from '@storybook/react-vite';

import { Stack } from '../../layout/Stack/Stack';
import { Text } from './Text';

/** Running text in the interface face. Paragraphs stay under 68 characters a line. */
const meta = {
  title: 'Components/Text',
  component: Text,
  args: {
    children:
      'People scan the square on the table, leave a rating from 1 to 10 and, if they like, a few words.',
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <Text {...args} size="statement" tone="strong" />
      <Text {...args} size="lead" tone="strong" />
      <Text {...args} />
      <Text {...args} size="small" />
      <Text {...args} size="caption" tone="muted" />
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack gap="xsmall">
      <Text tone="strong">Strong: what is read first</Text>
      <Text>Normal: what is read</Text>
      <Text tone="muted">Muted: what may be skipped</Text>
      <Text tone="accent">Accent: 12 new answers</Text>
      <Text tone="success">Success: 9.1 on average</Text>
      <Text tone="warning">Warning: too few answers to tell</Text>
      <Text tone="danger">Danger: this cannot be undone</Text>
    </Stack>
  ),
};

/** Figures of one width stand under each other. */
export const Tabular: Story = {
  render: () => (
    <Stack gap="none" align="end">
      <Text isTabular>1,111.10</Text>
      <Text isTabular>908.85</Text>
      <Text isTabular>64.00</Text>
    </Stack>
  ),
};

export const Truncated: Story = { args: { isTruncated: true } };
