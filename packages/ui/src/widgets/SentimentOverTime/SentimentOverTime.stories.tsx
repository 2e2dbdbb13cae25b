import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';

import { readDrawing } from '../WidgetCard/saveChart';
import { commentedDays, silent } from './moods.fixtures';
import { SentimentOverTime } from './SentimentOverTime';

/**
 * Complaints stand on the ground, so that they can be compared; they are hatched, too. A day on which
 * nobody wrote has no column. For the sums alone, use `SentimentSplit`.
 */
const meta = {
  title: 'Widgets/SentimentOverTime',
  component: SentimentOverTime,
  args: { title: 'Are complaints getting fewer?', days: commentedDays(30) },
} satisfies Meta<typeof SentimentOverTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThirtyDays: Story = {};

/** The pointer and the arrow keys read the same days, those without comments too. */
export const ReadDayByDay: Story = {
  play: async ({ canvas }) => {
    const probe = canvas.getByRole('slider', { name: 'Day' });
    probe.focus();
    await userEvent.keyboard('{Home}');
    const first = probe.getAttribute('aria-valuetext');
    await expect(first).toMatch(/October 23, 2026\. Positive: 3, Neutral: 0, Negative: 3$/);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(probe.getAttribute('aria-valuetext')).toMatch(/October 26, 2026\. No comments$/);

    const { left } = probe.getBoundingClientRect();
    await fireEvent.pointerMove(probe, { clientX: left + 2 });
    await expect(probe).toHaveAttribute('aria-valuetext', first);
    await expect(canvas.getByText('Positive: 3, Neutral: 0, Negative: 3')).toBeVisible();
  },
};

/** A saved drawing has the hatching, too. */
export const Saved: Story = {
  args: { days: commentedDays(7) },
  play: async ({ canvas }) => {
    // The drawing takes the size of its card, which it first has to know.
    await waitFor(() => {
      const { shapes } = readDrawing(canvas.getByRole('region'), 'Moods');
      const hatchings = shapes.filter(
        (shape) => shape.kind === 'outline' && (shape.d.match(/M/g)?.length ?? 0) > 2,
      );
      return expect(hatchings.length).toBeGreaterThan(3);
    });
  },
};

/** Half a year: weeks, since single days would be noise. */
export const ManyDays: Story = {
  args: { days: commentedDays(184) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuemax', '26');
  },
};

/** As many single days as there can be. */
export const ThreeMonths: Story = { args: { days: commentedDays(92) } };

export const FewComments: Story = {
  args: {
    days: commentedDays(14).map((day, index) =>
      index % 6 === 2 ? { ...silent(day), positive: 1, negative: 1 } : silent(day),
    ),
  },
};

export const OneDay: Story = { args: { days: commentedDays(1) } };

export const OneComment: Story = {
  args: {
    days: commentedDays(30).map((day, index) =>
      index === 20 ? { ...silent(day), negative: 1 } : silent(day),
    ),
  },
};

/** One bad evening among quiet ones. */
export const OneGiant: Story = {
  args: {
    days: commentedDays(30).map((day, index) => (index === 20 ? { ...day, negative: 940 } : day)),
  },
};

export const Empty: Story = { args: { days: commentedDays(7).map(silent) } };

/** Drawn on made-up data. */
export const Sample: Story = { args: { ...Empty.args, showsSample: true } };

export const Loading: Story = { args: { days: [], state: 'loading' } };

export const Failed: Story = { args: { days: [], state: 'failed' } };

export const LongTitle: Story = {
  args: { title: 'Czy z tygodnia na tydzień przybywa skarg w komentarzach gości?' },
};
