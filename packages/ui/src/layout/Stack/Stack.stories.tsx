import type { Meta, StoryObj } from '@storybook/react-vite';

import { Card } from '../Card/Card';
import { Stack } from './Stack';

/** Things under each other with even space between. */
const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: {
    gap: 'medium',
    children: (
      <>
        <Card padding="medium">Rynek 12</Card>
        <Card padding="medium">Kazimierz</Card>
        <Card padding="medium">Food truck</Card>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Tight: Story = { args: { gap: 'xxsmall' } };
