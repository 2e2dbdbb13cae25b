import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';

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

/** Shows when people answer. The pointer, the arrow keys and the table give the exact counts. */
const meta = {
  title: 'Widgets/WeekHeatmap',
  component: WeekHeatmap,
  args: { title: 'When do people answer?', counts },
} satisfies Meta<typeof WeekHeatmap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cafe: Story = {};

/** Monday at nine has 10 answers, however it is read. */
export const ReadCellByCell: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const probe = canvas.getByRole('slider', { name: 'Weekday and hour' });
    probe.focus();
    await userEvent.keyboard('{ArrowRight>9/}');
    await expect(probe).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Mon, 9.AM: 10$/));
    const { left, top, width } = probe.getBoundingClientRect();
    await fireEvent.pointerMove(probe, { clientX: left, clientY: top + 4 });
    await expect(canvas.getByText(/^Mon, 12.AM: 0$/)).toBeVisible();
    await fireEvent.pointerMove(probe, { clientX: left + (width / 24) * 9.4, clientY: top + 4 });
    await expect(canvas.getByText(/^Mon, 9.AM: 10$/)).toBeVisible();
  },
};

export const OneGiant: Story = {
  args: {
    counts: counts.map((row, day) =>
      row.map((count, hour) => (day === 5 && hour === 11 ? 4_812 : Math.min(count, 2))),
    ),
  },
};

export const Failed: Story = { args: { counts: [], state: 'failed' } };

export const OneAnswer: Story = {
  args: {
    counts: nothing.map((row, day) => row.map((_, hour) => (day === 4 && hour === 18 ? 1 : 0))),
  },
};

export const Empty: Story = { args: { counts: nothing } };

export const Loading: Story = { args: { counts: [], state: 'loading' } };

export const LongTitle: Story = {
  args: { title: 'W jakie dni i o jakich porach goście najchętniej odpowiadają?' },
};
