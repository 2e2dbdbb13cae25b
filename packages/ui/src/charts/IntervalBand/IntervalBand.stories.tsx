import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { IntervalBand } from './IntervalBand';

const bounds = [
  { x: 10, top: 40, bottom: 100 },
  { x: 80, top: 50, bottom: 90 },
  { x: 150, top: 44, bottom: 70 },
  { x: 220, top: 30, bottom: 60 },
];

/** The 95 % interval of a course, behind its line: wide where few answered. */
const meta = {
  title: 'Charts/IntervalBand',
  component: IntervalBand,
  args: { bounds },
  decorators: [
    (Story) => (
      <svg width="240" height="120" aria-hidden="true">
        <Story />
      </svg>
    ),
  ],
} satisfies Meta<typeof IntervalBand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** Where nothing can be said there is a gap; what stands alone is a whisker. */
export const WithGaps: Story = {
  args: { bounds: [bounds[0] ?? null, bounds[1] ?? null, null, bounds[3] ?? null] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('path')).toHaveLength(2);
  },
};
