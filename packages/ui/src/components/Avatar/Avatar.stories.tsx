import type { Meta, StoryObj } from '@storybook/react-vite';

import { Inline } from '../../layout/Inline/Inline';
import { Text } from '../Text/Text';
import { Avatar } from './Avatar';

/** Stands beside a name, never instead of it. */
const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Łucja Żak' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideAName: Story = {
  render: (args) => (
    <Inline>
      <Avatar {...args} />
      <Text weight="medium">{args.name}</Text>
    </Inline>
  ),
};

export const Nameless: Story = { args: { name: '' } };

/** Two letters, however many names. */
export const LongText: Story = {
  args: { name: 'Maria Konstancja Brzęczyszczykiewicz-Wyszogrodzka' },
};
