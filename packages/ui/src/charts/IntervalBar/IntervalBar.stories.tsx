import type { Meta, StoryObj } from '@storybook/react-vite';

import { IntervalBar } from './IntervalBar';

/** One estimate with its interval, in a row of a list. Words beside it say the same. A course over days: `IntervalBand`. */
const meta = {
  title: 'Charts/IntervalBar',
  component: IntervalBar,
  args: { value: 8.4, low: 7.9, high: 8.9, from: 1, to: 10 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320, paddingBlock: 8 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof IntervalBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rating: Story = {};

export const HardlySure: Story = { args: { low: 4.1, high: 10 } };

export const AboveZero: Story = {
  args: { value: 0.8, low: 0.3, high: 1.3, from: -2, to: 2, zero: 0, tone: 'better' },
};

export const BelowZero: Story = {
  args: { value: -1.1, low: -1.6, high: -0.6, from: -2, to: 2, zero: 0, tone: 'worse' },
};

/** The interval holds zero, so there is no news. */
export const MayBeNothing: Story = {
  args: { value: 0.2, low: -0.3, high: 0.7, from: -2, to: 2, zero: 0, tone: 'unclear' },
};

export const Empty: Story = { args: { value: null, low: null, high: null } };
