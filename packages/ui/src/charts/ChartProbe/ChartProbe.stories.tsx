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
