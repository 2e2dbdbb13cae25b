import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Themes } from './Themes';
import { themes } from './themes.fixtures';

/** Use it to see what people speak of and what of it moves their rating. Where the interval holds zero it claims nothing. Single words are a `WordCloud`. */
const meta = {
  title: 'Widgets/Themes',
  component: Themes,
  args: { title: 'What do people speak of?', themes, comments: 1_000 },
} satisfies Meta<typeof Themes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cafe: Story = {};

/** In their visitors' words, with a way to each answer and to all comments. */
export const ExamplesOpen: Story = {
  args: { onSelect: fn(), hrefOf: (id) => `/feedback/?answer=${id}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Show 3 comments about friendly staff' }),
    );
    await expect(canvas.getAllByRole('link', { name: 'See the answer' })).toHaveLength(3);
  },
};

/** Examples open in place, and lead to their answers and to all comments of the theme. */
export const ReadByKeyboard: Story = {
  args: { onSelect: fn(), hrefOf: (id) => `/feedback/?answer=${id}` },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Show 2 comments about long queue' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Queue too long at noon.')).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getAllByRole('link', { name: 'See the answer' })[0]).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('long queue');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Queue too long at noon.')).toBeNull();
  },
};

export const OneTheme: Story = { args: { themes: themes.slice(0, 1), comments: 212 } };

/** The commonest eight, and all when asked for. */
export const Many: Story = {
  args: {
    themes: Array.from({ length: 20 }, (_, index) => ({
      label: `theme ${index + 1}`,
      count: 120 - index * 5,
      sentiment: (['positive', 'neutral', 'negative'] as const)[index % 3] ?? 'neutral',
      effect: {
        value: 1.4 - index / 7,
        low: 0.9 - index / 7,
        high: 1.9 - index / 7,
        n: 120 - index * 5,
      },
      examples: [],
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 20 themes' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(20);
  },
};

export const LongNames: Story = {
  args: {
    title: 'O czym piszą goście i jak to wpływa na ich oceny w wybranym okresie?',
    themes: themes.map((theme, index) => ({
      ...theme,
      label:
        index === 0
          ? 'uśmiechnięta obsługa Konstantynopolitańczykowianeczki'
          : `zimna kawa podana przed stygnącym obiadem (${index})`,
    })),
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = { args: { themes: [], comments: 4 } };

/** Drawn on made-up data. */
export const Sample: Story = { args: { ...Empty.args, showsSample: true } };

export const Loading: Story = { args: { themes: [], comments: 0, state: 'loading' } };

export const Failed: Story = {
  args: { themes: [], comments: 0, state: 'failed', onRetry: fn() },
};
