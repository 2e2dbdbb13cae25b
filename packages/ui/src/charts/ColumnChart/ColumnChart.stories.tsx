import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ColumnChart } from './ColumnChart';

/** A few things in an order that means something: ratings, weekdays. Names without an order rank better as rows. */
const meta = {
  title: 'Charts/ColumnChart',
  component: ColumnChart,
  args: {
    height: 200,
    columns: [
      { name: 'Mon', count: 24 },
      { name: 'Tue', count: 18 },
      { name: 'Wed', count: 0 },
      { name: 'Thu', count: 31 },
    ],
  },
} satisfies Meta<typeof ColumnChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wed')).toBeVisible();
    await expect(canvas.getByText('31')).toBeVisible();
  },
};

/** The name says what the colour says. */
export const WithTones: Story = {
  args: {
    columns: [
      { name: '5', count: 9, tone: 'detractor' },
      { name: '7', count: 28, tone: 'passive' },
      { name: '9', count: 74, tone: 'promoter' },
    ],
  },
};

export const AllZero: Story = {
  args: {
    columns: [
      { name: 'Mon', count: 0 },
      { name: 'Tue', count: 0 },
    ],
  },
};

/** Twenty-four hours: the names thin out before they touch. */
export const Many: Story = {
  args: {
    columns: Array.from({ length: 24 }, (_, hour) => ({
      name: `${hour}`,
      count: (hour * 11) % 37,
    })),
  },
};
