import type { Meta, StoryObj } from '@storybook/react-vite';

import { Text } from '../components/Text/Text';
import { Columns } from '../layout/Columns/Columns';
import { Inline } from '../layout/Inline/Inline';
import { Icon } from './Icon';
import { iconNames } from './iconPaths';

/** Our own drawings on a 20 × 20 grid, in the colour of the words beside them. */
const meta = {
  title: 'Foundations/Icon',
  component: Icon,
  args: { name: 'qr' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const All: Story = {
  render: () => (
    <Columns columnWidth="narrow" gap="medium">
      {iconNames.map((name) => (
        <Inline key={name} wraps={false}>
          <Icon name={name} />
          <Text size="small" tone="muted">
            {name}
          </Text>
        </Inline>
      ))}
    </Columns>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Inline>
      <Icon name="chat" size="small" />
      <Icon name="chat" />
      <Icon name="chat" size="large" />
    </Inline>
  ),
};
