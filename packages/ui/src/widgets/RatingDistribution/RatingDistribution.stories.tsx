import type { Meta, StoryObj } from '@storybook/react-vite';

import { RatingDistribution } from './RatingDistribution';

const countsOf = (...counts: number[]) =>
  counts.map((count, index) => ({ rating: index + 1, count }));

/** Use it to see whether an average hides two camps. For one number, use `KeyMetric`. */
const meta = {
  title: 'Widgets/RatingDistribution',
  component: RatingDistribution,
  args: {
    title: 'How do people rate us?',
    counts: countsOf(3, 1, 2, 4, 9, 12, 28, 51, 74, 62),
  },
} satisfies Meta<typeof RatingDistribution>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MostlyNines: Story = {};

export const TwoCamps: Story = { args: { counts: countsOf(41, 22, 9, 2, 1, 0, 3, 12, 38, 47) } };

export const OneAnswer: Story = { args: { counts: countsOf(0, 0, 0, 0, 0, 0, 0, 0, 1, 0) } };

export const OneGiant: Story = { args: { counts: countsOf(1, 0, 2, 1, 0, 1, 3, 2, 1, 9_402) } };

export const Empty: Story = { args: { counts: countsOf(0, 0, 0, 0, 0, 0, 0, 0, 0, 0) } };

/** Before there is data: what will be here, marked as a sample, and left out for a screen reader. */
export const Sample: Story = { args: { ...Empty.args, showsSample: true } };

export const Loading: Story = { args: { counts: [], state: 'loading' } };

export const Failed: Story = { args: { counts: [], state: 'failed' } };

export const LongTitle: Story = {
  args: { title: 'Jak goście oceniają swoje wizyty we wszystkich lokalizacjach tej firmy?' },
};
