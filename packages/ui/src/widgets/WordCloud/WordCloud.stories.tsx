import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { hundredWords, polishWords } from './cloud.fixtures';
import { WordCloud } from './WordCloud';

/** A first look at what people write. The same words are the same picture on every load. What they mean by them is in `Themes`. */
const meta = {
  title: 'Widgets/WordCloud',
  component: WordCloud,
  args: { title: 'Which words do people use?', words: hundredWords },
} satisfies Meta<typeof WordCloud>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A hundred words. Those that find no room stand in the table. */
export const Many: Story = {};

export const Polish: Story = {
  args: { title: 'Jakich słów używają goście?', words: polishWords },
  globals: { language: 'pl-PL' },
};

/** Arrow keys move in the order of frequency; each word tells what it stands for. */
export const ReadByKeyboard: Story = {
  args: { words: polishWords.slice(0, 4) },
  play: async ({ canvas, userEvent }) => {
    const cloud = await canvas.findByRole('slider', { name: 'Which words do people use?' });
    cloud.focus();
    await expect(cloud).toHaveAttribute('aria-valuetext', 'kawa, in 48 comments, mostly positive');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByText('kolejka, in 21 comments, mostly negative')).toBeVisible();
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(cloud).toHaveAttribute('aria-valuetext', expect.stringContaining('ciasto'));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText(/in 19 comments/)).toBeNull();
  },
};

/** Where comments can be shown, words are buttons; one of them is on the way of Tab. */
export const Selectable: Story = {
  args: { words: polishWords, onSelect: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const first = await canvas.findByRole('button', {
      name: 'kawa, in 48 comments, mostly positive',
    });
    await expect(canvas.getAllByRole('button', { name: / comments?, / })).toHaveLength(10);
    first.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /^obsługa/ })).toHaveFocus();
    await expect(first).toHaveAttribute('tabindex', '-1');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('obsługa');
    await userEvent.hover(canvas.getByRole('button', { name: /^zimna/ }));
    await expect(canvas.getByText('zimna, in 9 comments, mostly negative')).toBeVisible();
  },
};

/** Letters are as wide as they were measured: none leaves its box. */
export const MeasuredAsDrawn: Story = {
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    const places = () => [...canvasElement.querySelectorAll<HTMLElement>('[data-place]')];
    await waitFor(() => expect(places().length).toBeGreaterThan(20));
    for (const place of places()) {
      await expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth + 1);
    }
  },
};

export const OneWord: Story = {
  args: { words: [{ word: 'kawa', count: 1, sentiment: 'positive' }] },
};

export const OneGiant: Story = {
  args: {
    words: hundredWords
      .slice(0, 30)
      .map((word, index) => ({ ...word, count: index === 0 ? 9_402 : 1 })),
  },
};

export const LongWords: Story = {
  args: {
    title: 'Jakich słów najczęściej używają goście we wszystkich lokalizacjach tej firmy?',
    words: [
      { word: 'Konstantynopolitańczykowianeczka', count: 40, sentiment: 'positive' },
      { word: 'najniebezpieczniejszymi', count: 22, sentiment: 'negative' },
      ...polishWords.map((word) => ({ ...word, count: Math.ceil(word.count / 4) })),
    ],
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = { args: { words: [] } };

/** Drawn on made-up data. */
export const Sample: Story = { args: { ...Empty.args, showsSample: true } };

export const Loading: Story = { args: { words: [], state: 'loading' } };

export const Failed: Story = { args: { words: [], state: 'failed', onRetry: fn() } };
