import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Topics } from './Topics';
import { topics } from './topics.fixtures';

/** Use it to see what people praise and what they complain about. It says more or less often only where chance would not. Phrases they use are `Themes`. */
const meta = {
  title: 'Widgets/Topics',
  component: Topics,
  args: { title: 'What do people speak of?', topics, comments: 1_000 },
} satisfies Meta<typeof Topics>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cafe: Story = {};

/** Comments open in place and lead to their answers; topics can be changed. */
export const Interactive: Story = {
  args: { onEdit: fn(), hrefOf: (id) => `/feedback/?answer=${id}` },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Show 2 comments about Waiting time' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('link', { name: 'See the answer' })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit topics' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};

/** The commonest eight, and all when asked for. */
export const Many: Story = {
  args: {
    topics: Array.from({ length: 20 }, (_, index) => ({
      ...(topics[index % 4] ?? topics[0]),
      topic: `own-${index}`,
      label: `Topic ${index + 1}`,
      count: 120 - index * 5,
    })) as typeof topics,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 20 topics' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(20);
  },
};

export const LongNames: Story = {
  args: {
    title: 'O czym piszą goście i jak to wpływa na ich oceny w wybranym okresie?',
    topics: topics.map((topic) => ({
      ...topic,
      label: `${topic.label} Konstantynopolitańczykowianeczki przy głównym wejściu`,
    })),
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = { args: { topics: [], comments: 4, onEdit: fn() } };

/** Drawn on made-up data. */
export const Sample: Story = { args: { ...Empty.args, showsSample: true } };

export const Loading: Story = { args: { topics: [], comments: 0, state: 'loading' } };

export const Failed: Story = {
  args: { topics: [], comments: 0, state: 'failed', onRetry: fn() },
};
