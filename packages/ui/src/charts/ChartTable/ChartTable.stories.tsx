import type { Meta, StoryObj } from '@storybook/react-vite';

import { ChartTable } from './ChartTable';

/** Every chart has one: hidden for the eye until someone asks for it. Part of `WidgetCard`. */
const meta = {
  title: 'Charts/ChartTable',
  component: ChartTable,
  args: {
    caption: 'How do people rate us?',
    columns: ['Rating', 'Answers'],
    rows: [
      ['8', '14'],
      ['9', '32'],
      ['10', '51'],
    ],
    isVisible: true,
  },
} satisfies Meta<typeof ChartTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visible: Story = {};

export const ForScreenReaders: Story = { args: { isVisible: false } };

/** A heading without rows: the card around it says that there is nothing yet. */
export const Empty: Story = { args: { rows: [] } };

export const Many: Story = {
  args: {
    caption: 'How many answers came on each day?',
    columns: ['Date', 'Answers'],
    rows: Array.from({ length: 31 }, (_, index) => [
      `${index + 1} October 2026`,
      `${(index * 7) % 40}`,
    ]),
  },
};
