import type { Meta, StoryObj } from '@storybook/react-vite';

import { WeekdaySubmissions } from './WeekdaySubmissions';

/** Monday comes first. For the hours as well, use the heatmap of the week. */
const meta = {
  title: 'Widgets/WeekdaySubmissions',
  component: WeekdaySubmissions,
  args: { title: 'On which days do people answer?', counts: [24, 18, 27, 31, 46, 62, 38] },
} satisfies Meta<typeof WeekdaySubmissions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const OneAnswer: Story = { args: { counts: [0, 0, 0, 0, 1, 0, 0] } };

export const OneGiant: Story = { args: { counts: [1, 0, 2, 1, 0, 412, 3] } };

export const Empty: Story = { args: { counts: [0, 0, 0, 0, 0, 0, 0] } };

export const Loading: Story = { args: { counts: [], state: 'loading' } };

export const Failed: Story = { args: { ...Empty.args, state: 'failed' } };

export const LongTitle: Story = {
  args: { title: 'W które dni tygodnia goście wysyłają najwięcej odpowiedzi?' },
};
