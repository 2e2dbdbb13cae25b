import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ConversionFunnel } from './ConversionFunnel';

/** From scan to answer, and where people stop. The bracket is where the true share probably lies. */
const meta = {
  title: 'Widgets/ConversionFunnel',
  component: ConversionFunnel,
  args: {
    title: 'How many scans become answers?',
    scans: 612,
    started: 431,
    submissions: 246,
    notSubmitted: 366,
    conversion: { value: 0.402, low: 0.364, high: 0.441, n: 612 },
  },
} satisfies Meta<typeof ConversionFunnel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('181 did not start (30%)')).toBeVisible();
    await expect(canvas.getByText('185 of 431 who started did not submit')).toBeVisible();
  },
};

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await expect(canvas.getByRole('cell', { name: '185 (43%)' })).toBeVisible();
    // The rate keeps its place over the table.
    await expect(canvas.getByText('likely 36% to 44%, from 612 scans')).toBeVisible();
  },
};

/** Whoever began has finished: one step loses nobody, and says nothing. */
export const NobodyGivesUp: Story = {
  args: { started: 246 },
};

export const TooEarly: Story = {
  args: {
    scans: 1,
    started: 1,
    submissions: 1,
    notSubmitted: 0,
    conversion: { value: 1, low: 0.21, high: 1, n: 1 },
  },
};

/** Codes on every seat of a stadium: nearly nobody answers, and that is sure. */
export const OneGiant: Story = {
  args: {
    scans: 41_207,
    started: 64,
    submissions: 38,
    notSubmitted: 41_169,
    conversion: { value: 0.0009, low: 0.0007, high: 0.0013, n: 41_207 },
  },
  play: async ({ canvas }) => {
    // Few of many are not none.
    await expect(canvas.getByText('likely 0.07% to 0.13%, from 41,207 scans')).toBeVisible();
  },
};

/** Answers that were sent late can outnumber the scans that arrived. */
export const MoreAnswersThanScans: Story = {
  args: {
    scans: 20,
    started: 20,
    submissions: 24,
    notSubmitted: 0,
    conversion: { value: 1.2, low: 0.84, high: 1, n: 20 },
  },
};

export const Empty: Story = {
  args: {
    scans: 0,
    started: 0,
    submissions: 0,
    notSubmitted: 0,
    conversion: { value: null, low: null, high: null, n: 0 },
  },
};

/** Before there is data: what will be here, marked as a sample, and left out for a screen reader. */
export const Sample: Story = { args: { ...Empty.args, showsSample: true } };

export const Loading: Story = { args: { ...Empty.args, state: 'loading' } };

export const Failed: Story = { args: { ...Empty.args, state: 'failed' } };

export const LongTitle: Story = {
  args: { title: 'Ile skanów kodu w wybranym okresie zamienia się w wysłane odpowiedzi gości?' },
};
