import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Pagination } from './Pagination';

/** Goes through a long list, page by page. `EntityList` brings its own. */
const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { label: 'Feedback', page: 2, pages: 31, onPage: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Next|Następna)$/ }));
    await expect(args.onPage).toHaveBeenCalledWith(3);
  },
};

export const OnlyOne: Story = { args: { page: 1, pages: 1 } };

/** At the ends there is nothing to press, and Tab passes by. */
export const ByKeyboard: Story = {
  args: { page: 1 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const next = canvas.getByRole('button', { name: /^(Next|Następna)$/ });
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
};

/** Figures keep the buttons apart, and the buttons keep their words. */
export const LongText: Story = { args: { page: 123_455, pages: 1_234_567 } };
