import type { Meta, StoryObj } from '@storybook/react-vite';

import { Card } from '../../layout/Card/Card';
import { Inline } from '../../layout/Inline/Inline';
import { Skeleton } from './Skeleton';

/** Keeps the place of what is loading, in its shape, so that nothing jumps when it comes. */
const meta = { title: 'Components/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};

export const InACard: Story = {
  render: () => (
    <Card>
      <Inline wraps={false}>
        <Skeleton shape="square" />
        <Skeleton shape="title" width="half" />
      </Inline>
      <Skeleton shape="block" />
      <Skeleton width="long" />
    </Card>
  ),
};
