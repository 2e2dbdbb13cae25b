import type { Meta, StoryObj } from '@storybook/react-vite';

import { SentimentSplit } from './SentimentSplit';

/** Each sentiment has a bar of its own, so that small groups can be compared too. */
const meta = {
  title: 'Widgets/SentimentSplit',
  component: SentimentSplit,
  args: { title: 'How do the comments sound?', positive: 148, neutral: 61, negative: 24 },
} satisfies Meta<typeof SentimentSplit>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MostlyPositive: Story = {};

export const OneGiant: Story = { args: { positive: 18_402, neutral: 3, negative: 1 } };

export const OneGroup: Story = { args: { positive: 0, neutral: 0, negative: 3 } };

export const Empty: Story = { args: { positive: 0, neutral: 0, negative: 0 } };

/** Drawn on made-up data. */
export const Sample: Story = { args: { ...Empty.args, showsSample: true } };

export const Loading: Story = { args: { ...Empty.args, state: 'loading' } };

export const Failed: Story = { args: { ...Empty.args, state: 'failed', onRetry: () => {} } };

export const LongTitle: Story = {
  args: { title: 'W jakim tonie goście piszą swoje komentarze o tej lokalizacji?' },
};
