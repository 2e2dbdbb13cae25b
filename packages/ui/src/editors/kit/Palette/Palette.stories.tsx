import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { MailIcon, StarIcon, TextIcon } from '../../../icons';
import { Palette } from './Palette';

/** What can be added to a document. A full type stays pressable: the editor answers why it is refused. */
const meta = {
  title: 'Editors/Kit/Palette',
  component: Palette,
  args: {
    label: 'Add fields',
    items: [
      { type: 'text', label: 'Text', icon: TextIcon, isFull: false },
      { type: 'rating', label: 'Rating', icon: StarIcon, isFull: true },
      { type: 'email', label: 'Email', icon: MailIcon, isFull: false },
    ],
    onAdd: fn(),
  },
} satisfies Meta<typeof Palette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fields: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Rating' }));
    await expect(args.onAdd).toHaveBeenCalledWith('rating');
  },
};
