import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';

import { NpsScore } from './NpsScore';

/** The band is where the true score probably lies: few answers make it wide. */
const meta = {
  title: 'Widgets/NpsScore',
  component: NpsScore,
  args: {
    title: 'Would they recommend us?',
    nps: {
      score: 42.7,
      low: 34.1,
      high: 51.3,
      promoters: 136,
      passives: 79,
      detractors: 31,
      n: 246,
    },
  },
} satisfies Meta<typeof NpsScore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = {};

export const BelowZero: Story = {
  args: {
    nps: { score: -18, low: -30, high: -6, promoters: 30, passives: 40, detractors: 52, n: 122 },
  },
};

export const TooEarly: Story = {
  args: {
    nps: { score: 100, low: -12, high: 100, promoters: 1, passives: 0, detractors: 0, n: 1 },
  },
};

export const Empty: Story = {
  args: {
    nps: { score: null, low: null, high: null, promoters: 0, passives: 0, detractors: 0, n: 0 },
  },
};

/** Before there is data: what will be here, marked as a sample, and left out for a screen reader. */
export const Sample: Story = {
  args: { ...Empty.args, showsSample: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Example')).toBeVisible();
    await expect(canvas.getByText('No data available yet')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = { args: { ...Empty.args, state: 'loading' } };

export const Failed: Story = { args: { ...Empty.args, state: 'failed' } };

export const LongTitle: Story = {
  args: { title: 'Jak bardzo goście są skłonni polecić tę lokalizację rodzinie i znajomym?' },
};
