import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';

import { GridProbe } from './GridProbe';

const days = ['Monday', 'Tuesday', 'Wednesday'];
const parts = ['morning', 'noon', 'evening', 'night'];
const describe = (row: number, column: number) => `${days[row]}, ${parts[column]}`;

/** Lies over the cells of a heatmap: the pointer and the arrow keys find the same values. */
const meta = {
  title: 'Charts/GridProbe',
  component: GridProbe,
  args: {
    label: 'Day and hour',
    columns: 4,
    rows: 3,
    describe,
    renderTip: describe,
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', maxWidth: 320, height: 120 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GridProbe>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const ReadByKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const probe = canvas.getByRole('slider', { name: 'Day and hour' });
    await userEvent.tab();
    await expect(canvas.getByText('Monday, morning')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByText('Tuesday, noon')).toBeVisible();
    await expect(probe).toHaveAttribute('aria-valuetext', 'Tuesday, noon');
    await userEvent.keyboard('{End}{PageDown}{ArrowRight}');
    await expect(canvas.getByText('Wednesday, night')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('Wednesday, night')).toBeNull();
  },
};

export const ReadByPointer: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const probe = canvas.getByRole('slider', { name: 'Day and hour' });
    const { left, top } = probe.getBoundingClientRect();
    await fireEvent.pointerMove(probe, { clientX: left + 100, clientY: top + 60 });
    await expect(canvas.getByText('Tuesday, noon')).toBeVisible();
    await expect(probe).toHaveAttribute('aria-valuetext', 'Tuesday, noon');
  },
};

/** A list of bars: up and down as well as left and right lead to the next one. */
export const OneColumn: Story = {
  args: {
    label: 'Day',
    columns: 1,
    describe: (row) => days[row] ?? '',
    renderTip: (row) => days[row] ?? '',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const probe = canvas.getByRole('slider', { name: 'Day' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(probe).toHaveAttribute('aria-valuetext', 'Tuesday');
    await userEvent.keyboard('{ArrowRight}');
    const tip = canvas.getByText('Wednesday').getBoundingClientRect();
    const area = probe.getBoundingClientRect();
    await expect(tip.right).toBeLessThanOrEqual(area.right);
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByText('Monday')).toBeVisible();
  },
};
