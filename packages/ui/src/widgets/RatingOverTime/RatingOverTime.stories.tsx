import type { Meta, StoryObj } from '@storybook/react-vite';

import { RatingOverTime } from './RatingOverTime';

const averages = [8.2, 7.9, null, 8.4, 8.8, 9, null, null, 8.1, 8.6, 9.2, 9.1, 8.9, 9.4];

const days = averages.map((average, index) => ({
  date: `2026-11-${String(index + 1).padStart(2, '0')}`,
  average,
  count: average === null ? 0 : 3 + ((index * 5) % 11),
}));

/** A larger dot rests on more ratings. Days on which nobody rated have none. */
const meta = {
  title: 'Widgets/RatingOverTime',
  component: RatingOverTime,
  args: { title: 'How does the rating change?', days },
} satisfies Meta<typeof RatingOverTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoWeeks: Story = {};

/** Half a year: weeks, since single days would be noise. */
export const ManyDays: Story = {
  args: {
    days: Array.from({ length: 184 }, (_, index) => ({
      date: new Date(Date.UTC(2026, 4, 21 + index)).toISOString().slice(0, 10),
      average: index % 9 === 4 ? null : 7.4 + ((index * 7) % 13) / 8,
      count: index % 9 === 4 ? 0 : 4 + ((index * 5) % 11),
    })),
  },
};

export const OneDay: Story = { args: { days: [{ date: '2026-11-21', average: 9, count: 1 }] } };

/** Nobody changed their mind: the scale stays the whole one. */
export const NeverChanges: Story = {
  args: { days: days.map(({ date }) => ({ date, average: 8, count: 4 })) },
};

export const Empty: Story = {
  args: { days: days.map(({ date }) => ({ date, average: null, count: 0 })) },
};

export const Loading: Story = { args: { days: [], state: 'loading' } };

export const Failed: Story = { args: { days: [], state: 'failed' } };
