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

export const TooEarly: Story = {
  args: {
    label: 'Conversion',
    value: '67%',
    detail: undefined,
    certainty: { n: 3, low: '21%', high: '94%' },
  },
};

export const Empty: Story = { args: { value: null } };

export const Loading: Story = { args: { state: 'loading' } };

export const LongText: Story = {
  args: {
    label: 'Najczęściej wybierana godzina odpowiedzi',
    value: '12 345 678',
    detail: 'Wszystkie lokalizacje',
  },
};
