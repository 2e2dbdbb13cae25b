import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Placeholder } from './Placeholder';

const rowsOf = (...counts: number[]) =>
  counts.map((count, index) => ({ name: `Table ${index + 1}`, count }));

/** When to use it, when not, and what to use instead: the documentation page, in one paragraph. */
const meta = {
  title: 'Widgets/Placeholder',
  component: Placeholder,
  args: {
    title: 'Which tables answer most?',
    columns: ['Table', 'Answers'],
    rows: rowsOf(12, 31, 8, 24),
  },
} satisfies Meta<typeof Placeholder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveTextContent('Table 231');
  },
};

export const OnePoint: Story = { args: { rows: rowsOf(3) } };

export const AllZero: Story = { args: { rows: rowsOf(0, 0, 0, 0) } };

export const OneGiant: Story = { args: { rows: rowsOf(2, 9_402, 1, 3) } };

export const Many: Story = {
  args: { rows: rowsOf(...Array.from({ length: 40 }, (_, index) => (index * 7) % 23)) },
};

export const LongNames: Story = {
  args: { rows: [{ name: 'Stolik na tarasie od strony rynku, przy fontannie', count: 14 }] },
};

export const Empty: Story = { args: { rows: [] } };

export const Loading: Story = { args: { rows: [], state: 'loading' } };

export const Failed: Story = { args: { rows: [], state: 'failed' } };
