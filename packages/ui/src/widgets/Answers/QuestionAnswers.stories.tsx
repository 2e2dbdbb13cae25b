import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { QuestionAnswers } from './QuestionAnswers';

const share = (count: number, n: number) => {
  const value = n === 0 ? null : count / n;
  const reach = n === 0 ? 0 : 0.9 / Math.sqrt(n);
  return {
    value,
    low: value === null ? null : Math.max(0, value - reach),
    high: value === null ? null : Math.min(1, value + reach),
    n,
  };
};

const option = (label: string, count: number, n: number) => ({
  id: label,
  label,
  count,
  share: share(count, n),
});

/** Use it for each question of a form that has no widget of its own: options, scales, numbers and texts. */
const meta = {
  title: 'Widgets/QuestionAnswers',
  component: QuestionAnswers,
  args: {
    title: 'How did you find us?',
    description: 'Café Lipa, table card',
    asked: 210,
    answered: share(168, 210),
    options: [
      option('A friend told me', 74, 168),
      option('I walked past', 61, 168),
      option('On a map', 28, 168),
      option('An ad', 5, 168),
    ],
    texts: [],
    words: [],
    formerly: [],
  },
} satisfies Meta<typeof QuestionAnswers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Options: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('row', { name: /^A friend told me 74 44\s?%/ }),
    ).toBeInTheDocument();
  },
};

export const Scale: Story = {
  args: {
    title: 'How likely are you to recommend us to a friend or colleague?',
    options: [1, 0, 0, 1, 2, 4, 6, 14, 38, 61, 41].map((count, point) =>
      option(String(point), count, 168),
    ),
    figure: { kind: 'nps', estimate: { value: 52, low: 41, high: 61, n: 168 } },
  },
};

export const Numbers: Story = {
  args: {
    title: 'How many minutes did you wait?',
    options: [],
    figure: { kind: 'median', estimate: { value: 7, low: 6, high: 8, n: 168 } },
    range: [0, 45],
  },
};

export const Texts: Story = {
  args: {
    title: 'What should we sell that we do not?',
    options: [],
    texts: [
      { id: '1', text: 'Oat milk cocoa', href: '#1' },
      { id: '2', text: 'A poppy seed cake like my grandmother’s' },
      { id: '3', text: 'Decaf' },
    ],
    words: [
      { text: 'cake', count: 14 },
      { text: 'decaf', count: 9 },
      { text: 'milk', count: 8 },
    ],
  },
};

export const AskedOtherwise: Story = { args: { formerly: ['Where did you hear of us?'] } };

export const FewAnswers: Story = {
  args: {
    asked: 6,
    answered: share(4, 6),
    options: [option('Lunch', 3, 4), option('Dinner', 1, 4)],
  },
};

export const LongText: Story = {
  args: {
    title:
      'Które z naszych śniadań najchętniej widzieliby Państwo w karcie także po godzinie dwunastej?',
    options: [
      option('Szakszuka z fetą, kolendrą i pieczywem na zakwasie z piekarni obok', 80, 168),
      option('Owsianka', 40, 168),
    ],
  },
};

export const Many: Story = {
  args: {
    options: Array.from({ length: 20 }, (_, index) => option(`Dish ${index + 1}`, 40 - index, 168)),
  },
};

export const Unanswered: Story = {
  args: { asked: 12, answered: share(0, 12), options: [], texts: [] },
};

export const Empty: Story = { args: { asked: 0, answered: share(0, 0), options: [] } };
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed', onRetry: () => undefined } };
