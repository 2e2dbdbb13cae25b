import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { TopicSuggestions } from './TopicSuggestions';

const said = (name: string, count: number) => ({ name, words: name, count });

/** Use it where topics are edited: what a trade or a shop alone speaks of is in none of our topics. */
const meta = {
  title: 'Widgets/TopicSuggestions',
  component: TopicSuggestions,
  args: {
    suggestions: [said('oat milk', 21), said('loyalty card', 7), said('window seat', 1)],
    onAdd: fn(),
  },
} satisfies Meta<typeof TopicSuggestions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cafe: Story = {};

/** Each button names its phrase to those who do not see the row. */
export const Interactive: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: 'Make it a topic “loyalty card”' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith(said('loyalty card', 7));
  },
};

export const Many: Story = {
  args: {
    suggestions: Array.from({ length: 20 }, (_, at) => said(`phrase number ${at + 1}`, 60 - at)),
  },
};

export const LongPhrases: Story = {
  args: {
    suggestions: [
      said('konstantynopolitańczykowianeczki przy głównym wejściu', 1_204),
      said('karta stałego klienta', 12),
    ],
  },
};

export const OnAPhone: Story = { ...LongPhrases, globals: { viewport: { value: 'phone' } } };

/** Renders nothing without suggestions. */
export const Empty: Story = {
  args: { suggestions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
