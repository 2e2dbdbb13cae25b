import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { vars } from '../../tokens/contract.css';
import { TimeChart } from './TimeChart';

const counts = [12, 9, 17, 21, 14, 6, 11];
const dates = counts.map((_, index) => `2026-11-${String(index + 9).padStart(2, '0')}`);

/**
 * The frame of every drawing over days: values at the left, dates below, a line that reads it out by
 * pointer and arrow keys. A widget says what is drawn inside. Bars by name: `ColumnChart`.
 */
const meta = {
  title: 'Charts/TimeChart',
  component: TimeChart,
  args: {
    label: 'Day',
    height: 200,
    dates,
    ticks: [0, 10, 20, 30],
    renderMarks: ({ places, y }) =>
      counts
        .slice(0, places.length)
        .map((count, index) => (
          <circle key={index} cx={places[index]} cy={y(count)} r={4} fill={vars.color.chart[1]} />
        )),
    describe: (index) => `${counts[index]} answers`,
    renderTip: (index) => `${counts[index]} answers`,
  },
} satisfies Meta<typeof TimeChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneWeek: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('slider', { name: 'Day' }).focus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByText('12 answers')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('9 answers')).toBeVisible();
  },
};

export const OneDay: Story = { args: { dates: dates.slice(0, 1) } };

/** Columns have the room of half a step before the first and behind the last. */
export const Columns: Story = {
  args: {
    marks: 'columns',
    renderMarks: ({ places, step, y }) =>
      counts.map((count, index) => (
        <rect
          key={index}
          x={(places[index] ?? 0) - step / 3}
          y={y(count)}
          width={(step * 2) / 3}
          height={y(0) - y(count)}
          fill={vars.color.chart[1]}
        />
      )),
  },
};

/** Long figures get the room they need, and push the plot aside. */
export const LargeNumbers: Story = { args: { ticks: [0, 500_000, 1_000_000] } };

/** No date leaves the plot, and none touches another. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const boxesOf = () =>
      [...canvasElement.querySelectorAll('text[text-anchor]:not([dy])')].map((text) =>
        text.getBoundingClientRect(),
      );
    // The first drawing is made before the width is known.
    await waitFor(() => expect(boxesOf().length).toBeGreaterThan(1));
    const labels = boxesOf();
    for (const [index, label] of labels.slice(1).entries()) {
      await expect(label.left).toBeGreaterThan(labels[index]?.right ?? 0);
    }
  },
};

export const ManyDays: Story = {
  args: {
    dates: Array.from({ length: 180 }, (_, index) =>
      new Date(Date.UTC(2026, 4, 1 + index)).toISOString().slice(0, 10),
    ),
    renderMarks: ({ places, y }) => [
      <polyline
        key="answers"
        points={places.map((x, index) => `${x},${y((index * 17) % 30)}`).join(' ')}
        fill="none"
        stroke={vars.color.chart[1]}
      />,
    ],
  },
};
