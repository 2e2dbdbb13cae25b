import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { ChartProbe } from './ChartProbe';

const days = ['Monday: 12 scans', 'Tuesday: 9 scans', 'Wednesday: 17 scans', 'Thursday: 21 scans'];

/** Lies over a plot and reads it out: the pointer and the arrow keys find the same values. */
const meta = {
  title: 'Charts/ChartProbe',
  component: ChartProbe,
  args: {
    label: 'Day',
    places: [0, 100, 200, 300],
    width: 300,
    describe: (index) => days[index] ?? '',
    renderTip: (index) => days[index],
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', maxWidth: 300, height: 120 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChartProbe>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const ReadByKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const probe = canvas.getByRole('slider', { name: 'Day' });
    probe.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByText('Wednesday: 17 scans')).toBeVisible();
    await expect(probe).toHaveAttribute('aria-valuetext', 'Wednesday: 17 scans');
  },
};

/** Long words wrap beside the line; they do not leave the card. */
export const LongText: Story = {
  args: {
    places: [0, 60, 120, 180],
    width: 180,
    renderTip: (index) => `${days[index]} on this day, and as many on the same day a week before`,
    tipPlacement: 'bottom',
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', width: 180, height: 160 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const probe = canvas.getByRole('slider', { name: 'Day' });
    probe.focus();
    for (const key of ['{Home}', '{ArrowRight}', '{ArrowRight}', '{End}']) {
      await userEvent.keyboard(key);
      const tip = canvas.getByText(/a week before/).getBoundingClientRect();
      const plot = probe.getBoundingClientRect();
      await expect(tip.left).toBeGreaterThanOrEqual(plot.left - 8);
      await expect(tip.right).toBeLessThanOrEqual(plot.right + 8);
    }
  },
};
