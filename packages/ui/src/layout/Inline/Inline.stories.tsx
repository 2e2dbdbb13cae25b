import type { Meta, StoryObj } from '@storybook/react-vite';

import { Badge } from '../../components/Badge/Badge';
import { Inline } from './Inline';

/** Things beside each other that wrap when they must. */
const meta = {
  title: 'Layout/Inline',
  component: Inline,
  args: {
    children: ['coffee', 'service', 'music', 'queue', 'oat milk', 'terrace'].map((word) => (
      <Badge key={word}>{word}</Badge>
    )),
  },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Apart: Story = { args: { spread: 'between' } };
