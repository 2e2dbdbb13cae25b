import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { KeyMetric, MetricGroup } from './KeyMetric';

const metrics = [
  { label: 'Scans', value: '1,284' },
  { label: 'Answers', value: '312' },
  { label: 'Conversion', value: '24 %' },
  { label: 'Average rating', value: '8.4' },
];

/** Numbers that belong together, in one panel. A number by itself is a `KeyMetric`. */
const meta = {
  title: 'Widgets/MetricGroup',
  component: MetricGroup,
  args: {
    columns: 4,
    children: metrics.map((metric) => <KeyMetric key={metric.label} {...metric} />),
  },
} satisfies Meta<typeof MetricGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Numbers stand beside each other where there is room. */
export const Four: Story = {
  play: async ({ canvas }) => {
    for (const { label, value } of metrics) {
      await expect(canvas.getByText(label)).toBeVisible();
      await expect(canvas.getByText(value)).toBeVisible();
    }
  },
};

/** The last of an odd number of them fills the row where there are two columns. A few sentences on them stand below. */
export const Three: Story = {
  args: {
    columns: 3,
    foot: 'From November 16 to November 22 there were 79 answers, after 69 the week before.',
    children: metrics.slice(1).map((metric) => <KeyMetric key={metric.label} {...metric} />),
  },
};

/** Each has one line below its number: no room is kept for a second. */
export const OneLine: Story = {
  args: {
    lines: 1,
    children: metrics.map((metric) => (
      <KeyMetric key={metric.label} {...metric} detail="Last 30 days" />
    )),
  },
  play: async ({ canvas, canvasElement }) => {
    if (canvasElement.clientWidth < 1025) return;
    const [lines] = canvas.getAllByText('Last 30 days');
    const panel = lines?.closest('[data-lines]');
    await expect(panel?.getBoundingClientRect().height).toBeLessThan(120);
  },
};
