import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { RatingOverTime } from './RatingOverTime';
import { ratingOn, unrated, weeksOf } from './ratings.fixtures';

const averages = [8.2, 7.9, null, 8.4, 8.8, 9, null, null, 8.1, 8.6, 9.2, 9.1, 8.9, 9.4];

const days = averages.map((average, index) => {
  const date = `2026-11-${String(index + 1).padStart(2, '0')}`;
  return average === null ? unrated(date) : ratingOn(date, average, 3 + ((index * 5) % 11));
});

/**
 * The band is where the true average likely lies: wide where few rated. A larger dot rests on more
 * ratings, a hollow one on a single one. Days on which nobody rated leave a gap.
 */
const meta = {
  title: 'Widgets/RatingOverTime',
  component: RatingOverTime,
  args: { title: 'How does the rating change?', days, weeks: [] },
} satisfies Meta<typeof RatingOverTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoWeeks: Story = {
  play: async ({ canvas }) => {
    const probe = canvas.getByRole('slider', { name: 'Day' });
    probe.focus();
    await userEvent.keyboard('{Home}');
    await expect(probe.getAttribute('aria-valuetext')).toMatch(
      /November 1, 2026\. Average rating: 8\.2, from 3 answers\. likely [\d.]+ to [\d.]+$/,
    );
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(probe.getAttribute('aria-valuetext')).toMatch(/November 3, 2026\. not rated$/);
  },
};

/** Two answers a day say little, and the band says so. One answer has no band at all. */
export const FewAnswers: Story = {
  args: {
    days: [
      ratingOn('2026-11-01', 8, 2),
      ratingOn('2026-11-02', 9, 1),
      ratingOn('2026-11-03', 7.5, 2),
      ratingOn('2026-11-04', 8, 3),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Too early to tell')).toBeVisible();
    await expect(canvas.getByText('One answer')).toBeVisible();
    await expect(canvasElement.querySelectorAll('circle[data-lone]')).toHaveLength(2);
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      'Monday, November 2, 2026. Average rating: 9.0, from 1 answer',
    );
  },
};

const halfAYear = Array.from({ length: 184 }, (_, index) => {
  const date = new Date(Date.UTC(2026, 4, 21 + index)).toISOString().slice(0, 10);
  return index % 9 === 4
    ? unrated(date)
    : ratingOn(date, 7.4 + ((index * 7) % 13) / 8, 4 + ((index * 5) % 11));
});

/** Half a year: weeks, since single days would be noise. */
export const ManyDays: Story = {
  args: { days: halfAYear, weeks: weeksOf(halfAYear) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuemax', '26');
  },
};

export const OneDay: Story = { args: { days: [ratingOn('2026-11-21', 9, 14)] } };

export const OneAnswer: Story = { args: { days: [ratingOn('2026-11-21', 9, 1)] } };

/** Nobody changed their mind: the scale stays the whole one. */
export const NeverChanges: Story = {
  args: { days: days.map(({ date }) => ratingOn(date, 8, 4)) },
};

export const Empty: Story = {
  args: { days: days.map(({ date }) => unrated(date)) },
};

/** Before there is data: what will be here, marked as a sample, and left out for a screen reader. */
export const Sample: Story = { args: { ...Empty.args, showsSample: true } };

export const Loading: Story = { args: { days: [], state: 'loading' } };

export const Failed: Story = { args: { days: [], state: 'failed' } };

export const LongTitle: Story = {
  args: { title: 'Jak zmienia się średnia ocena gości z tygodnia na tydzień w tym kwartale?' },
};
