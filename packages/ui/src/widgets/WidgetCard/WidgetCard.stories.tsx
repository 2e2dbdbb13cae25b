import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { WidgetCard } from './WidgetCard';

/**
 * The card around every chart. It keeps the chart's height while there is none, and offers its numbers
 * as a table. The charts bring their card themselves: use this only to make a new chart.
 */
const meta = {
  title: 'Widgets/WidgetCard',
  component: WidgetCard,
  args: {
    title: 'How many scans become answers?',
    isEmpty: false,
    height: 160,
    table: {
      columns: ['Step', 'Count'],
      rows: [
        ['Scans', '120'],
        ['Answers', '41'],
      ],
    },
    children: <svg width="100%" height="160" aria-hidden="true" />,
    onRetry: fn(),
  },
} satisfies Meta<typeof WidgetCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await expect(canvas.getByRole('cell', { name: '41' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show as a chart' })).toBeVisible();
  },
};

export const Loading: Story = { args: { state: 'loading' } };

export const Empty: Story = { args: { isEmpty: true } };

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
