import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Placeholder } from './Placeholder';

/** When to use it, when not, and what to use instead: the documentation page, in one paragraph. */
const meta = {
  title: 'Components/Placeholder',
  component: Placeholder,
  args: { children: 'Twelve tables, all with a code' },
} satisfies Meta<typeof Placeholder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Twelve tables, all with a code')).toBeVisible();
  },
};

export const Strong: Story = { args: { emphasis: 'strong' } };

/** Polish runs half as long again; it wraps, nothing is cut. */
export const LongText: Story = {
  args: {
    children: 'Dwanaście stolików, wszystkie z kodem, na parterze po lewej stronie od wejścia',
  },
};
