import type { Meta, StoryObj } from '@storybook/react-vite';

import { WeekHeatmap } from './WeekHeatmap';

/** A café: closed at night, busy at breakfast and after work, more so at weekends. */
const counts = Array.from({ length: 7 }, (_, weekday) =>
  Array.from({ length: 24 }, (_unused, hour) => {
    if (hour < 7 || hour > 20) return 0;
    const rush = Math.max(0, 5 - Math.abs(hour - 9)) + Math.max(0, 4 - Math.abs(hour - 17));
    return rush * (weekday >= 5 ? 3 : 2) + ((hour * 3 + weekday) % 3);
  }),
);
const nothing = counts.map((row) => row.map(() => 0));

/** Shows when people answer; the table has the exact counts. */
const meta = {
  title: 'Widgets/WeekHeatmap',
  component: WeekHeatmap,
  args: { title: 'When do people answer?', counts },
} satisfies Meta<typeof WeekHeatmap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cafe: Story = {};

export const OneAnswer: Story = {
  args: {
    counts: nothing.map((row, day) => row.map((_, hour) => (day === 4 && hour === 18 ? 1 : 0))),
  },
};

export const Empty: Story = { args: { counts: nothing } };

export const Loading: Story = { args: { counts: [], state: 'loading' } };
