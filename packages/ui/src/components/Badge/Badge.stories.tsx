import type { Meta, StoryObj } from '@storybook/react-vite';

import { WarningIcon } from '../../icons';
import { Inline } from '../../layout/Inline/Inline';
import { Badge } from './Badge';

/** A state in one word. The module before it says the same without colour: full is on, half waits, hollow is off. */
const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Draft' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const CodeStates: Story = {
  render: () => (
    <Inline>
      <Badge dot="hollow">Draft</Badge>
      <Badge dot="full" tone="success">
        Published
      </Badge>
      <Badge dot="half" tone="warning">
        Paused
      </Badge>
      <Badge tone="danger" icon={WarningIcon}>
        Unpublished changes
      </Badge>
      <Badge tone="info">In development</Badge>
      <Badge tone="accent">12 new</Badge>
    </Inline>
  ),
};

/** A state is one or two words. What is longer ends in dots where the room ends. */
export const LongText: Story = {
  args: { children: 'Oczekuje na ponowne opublikowanie' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 160 }}>
        <Story />
      </div>
    ),
  ],
};
