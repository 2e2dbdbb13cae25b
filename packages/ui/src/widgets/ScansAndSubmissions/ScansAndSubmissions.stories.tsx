import type { Meta, StoryObj } from '@storybook/react-vite';

import { ScansAndSubmissions } from './ScansAndSubmissions';

/** A café's days: busy weekends, a slow climb. The same numbers every time. */
const daysOf = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(2026, 4, 26 + index));
    const weekend = [0, 6].includes(date.getUTCDay()) ? 11 : 0;
    const scans = 14 + weekend + Math.round(index / 9) + ((index * 7) % 6);
    return {
      date: date.toISOString().slice(0, 10),
      scans,
      submissions: Math.round(scans * (0.31 + ((index * 5) % 7) / 50)),
    };
  });

/** Use it for a window of days. The pointer and the arrow keys read single days. */
const meta = {
  title: 'Widgets/ScansAndSubmissions',
  component: ScansAndSubmissions,
  args: { title: 'Are scans and answers growing?', days: daysOf(30) },
} satisfies Meta<typeof ScansAndSubmissions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThirtyDays: Story = {};

export const HalfAYear: Story = { args: { days: daysOf(180) } };

export const OneDay: Story = { args: { days: daysOf(1) } };

export const OneScan: Story = {
  args: {
    days: daysOf(7).map((day, index) => ({ ...day, scans: index === 6 ? 1 : 0, submissions: 0 })),
  },
};

export const Empty: Story = {
  args: { days: daysOf(7).map((day) => ({ ...day, scans: 0, submissions: 0 })) },
};

export const Loading: Story = { args: { days: [], state: 'loading' } };

export const Failed: Story = { args: { days: [], state: 'failed' } };
