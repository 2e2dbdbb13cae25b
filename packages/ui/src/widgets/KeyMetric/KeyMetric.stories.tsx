import type { Meta, StoryObj } from '@storybook/react-vite';

import { KeyMetric } from './KeyMetric';

/**
 * One number that matters, with how sure it is. Shares and averages get `certainty`: from few answers
 * they say that it is too early to tell.
 */
const meta = {
  title: 'Widgets/KeyMetric',
  component: KeyMetric,
  args: { label: 'Scans', value: '1,284', detail: 'Last 30 days' },
  decorators: [
    (Story) => (
      <div style={{ width: 260 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof KeyMetric>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Count: Story = {};

export const Sure: Story = {
  args: {
    label: 'Average rating',
    value: '8.4',
    detail: undefined,
    certainty: { n: 312, low: '8.2', high: '8.6' },
  },
};

/** With its course, which leaves out days on which there was nothing to measure. */
export const WithCourse: Story = {
  args: { course: [4, 6, 5, null, 8, 7, 9, 12, 10, 13, 12, 16, 15, 18] },
};

/** A course that never moved lies in the middle. */
export const LevelCourse: Story = { args: { course: [5, 5, 5, 5] } };

export const TooEarly: Story = {
  args: {
    label: 'Conversion',
    value: '67%',
    detail: undefined,
    certainty: { n: 3, low: '21%', high: '94%' },
  },
};

/** What moved says so in words; the arrow and its colour only help the eye. */
export const Grown: Story = {
  args: { detail: undefined, change: { direction: 'up', words: '12% more' } },
};

export const Fallen: Story = {
  args: {
    label: 'Average rating',
    value: '7.9',
    detail: undefined,
    change: { direction: 'down', words: '0.6 lower' },
    certainty: { n: 312, low: '7.7', high: '8.1' },
  },
};

/** Less of it is good news. */
export const FallenForTheBetter: Story = {
  args: {
    label: 'Abandon rate',
    value: '61%',
    detail: undefined,
    change: { direction: 'down', news: 'good', words: '4 points lower' },
    certainty: { n: 1284, of: 'scans', low: '58%', high: '64%' },
  },
};

/** The two periods differ by less than chance alone would make. */
export const NotMoved: Story = {
  args: {
    label: 'Average rating',
    value: '8.4',
    detail: undefined,
    change: { direction: 'level', words: 'No clear change' },
    certainty: { n: 41, low: '7.9', high: '8.9' },
  },
};

export const Empty: Story = { args: { value: null } };

/** What went wrong stands over the numbers, once. */
export const Failed: Story = { args: { state: 'failed' } };

export const Loading: Story = { args: { state: 'loading' } };

/** Keeps the place of the change that is on its way. */
export const LoadingCompared: Story = { args: { state: 'loading', isCompared: true } };

export const LongText: Story = {
  args: {
    label: 'Najczęściej wybierana godzina odpowiedzi',
    value: '12 345 678',
    detail: 'Wszystkie lokalizacje',
  },
};
