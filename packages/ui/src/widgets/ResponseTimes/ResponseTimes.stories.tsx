import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';

import { binsOf } from './bins.fixtures';
import { ResponseTimes } from './ResponseTimes';

/**
 * Use it to see whether a form asks too much. Bins are named, since they are not equally wide. The marks
 * stand at the bars in which the median and the average lie.
 */
const meta = {
  title: 'Widgets/ResponseTimes',
  component: ResponseTimes,
  args: {
    title: 'How long do people take?',
    bins: binsOf(3, 11, 19, 28, 61, 74, 52, 48, 21, 17, 9, 4, 3),
    slow: 12,
    median: 42,
    average: 71.6,
    fastest: 4,
  },
} satisfies Meta<typeof ResponseTimes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

/** The pointer and the arrow keys read the same bars. */
export const ReadBarByBar: Story = {
  play: async ({ canvas }) => {
    const probe = canvas.getByRole('slider', { name: 'Response time' });
    probe.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    const third = '15–20 s: 28 (8%). 17% took less than 20 s';
    await expect(probe.getAttribute('aria-valuetext')?.replaceAll('\u00A0', ' ')).toBe(third);
    await userEvent.keyboard('{PageDown}');
    await expect(probe).toHaveAttribute('aria-valuetext', '10–30 min: 3 (0.86%)');

    const { left, top, height } = probe.getBoundingClientRect();
    await fireEvent.pointerMove(probe, { clientX: left + 40, clientY: top + (height / 13) * 3.5 });
    await expect(probe.getAttribute('aria-valuetext')?.replaceAll('\u00A0', ' ')).toBe(third);
    await expect(canvas.getByText(/17% took less than/)).toBeVisible();
  },
};

/** Median and average in one bin have both of their marks there. */
export const AllAlike: Story = {
  args: {
    bins: binsOf(0, 0, 0, 2, 44, 3, 0, 0, 0, 0, 0, 0, 0),
    slow: 0,
    median: 24,
    average: 25.2,
    fastest: 18,
  },
};

export const FewAnswers: Story = {
  args: {
    bins: binsOf(0, 0, 1, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0),
    slow: 1,
    median: 35,
    average: 56.25,
    fastest: 13,
  },
};

export const OneAnswer: Story = {
  args: {
    bins: binsOf(0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0),
    slow: 0,
    median: 21,
    average: 21,
    fastest: 21,
  },
};

export const OneGiant: Story = {
  args: {
    bins: binsOf(2, 7, 148_210, 31, 12, 4, 1, 0, 1, 2, 0, 1, 1),
    slow: 1_204,
    median: 12,
    average: 12.1,
    fastest: 2,
  },
};

/** Everybody left the form open over lunch: nothing to draw, but not nothing. */
export const OnlySlow: Story = {
  args: {
    bins: binsOf(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    slow: 3,
    median: null,
    average: null,
    fastest: null,
  },
};

/** More bins than the product has; the list becomes longer, nothing else. */
export const ManyBins: Story = {
  args: {
    bins: Array.from({ length: 24 }, (_, index) => ({
      from: index * 75,
      to: (index + 1) * 75,
      count: (index * 11) % 37,
    })),
  },
};

export const Empty: Story = { args: { ...OnlySlow.args, slow: 0 } };

/** Before there is data: what will be here, marked as a sample, and left out for a screen reader. */
export const Sample: Story = { args: { ...Empty.args, showsSample: true } };

export const Loading: Story = { args: { ...Empty.args, bins: [], state: 'loading' } };

export const Failed: Story = { args: { ...Empty.args, bins: [], state: 'failed' } };

export const LongTitle: Story = {
  args: { title: 'Ile czasu zajmuje gościom wypełnienie formularza od zeskanowania kodu?' },
};
