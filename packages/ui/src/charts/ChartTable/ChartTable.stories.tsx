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
