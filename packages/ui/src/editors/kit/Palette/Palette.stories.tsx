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

export const ByKeyboard: Story = {
  play: async ({ userEvent: user, args }) => {
    await user.tab();
    await user.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith('text');
  },
};

export const Many: Story = {
  args: {
    items: Array.from({ length: 12 }, (_, index) => ({
      type: `question-${index}`,
      label: `Question ${index + 1}`,
      icon: TextIcon,
      isFull: false,
    })),
  },
};

export const LongText: Story = {
  args: {
    label: 'Dodaj pole do formularza',
    items: [
      {
        type: 'rating',
        label: 'Ocena w gwiazdkach od jednej do dziesięciu',
        icon: StarIcon,
        isFull: false,
      },
      { type: 'email', label: 'Adres poczty elektronicznej gościa', icon: MailIcon, isFull: true },
    ],
  },
};
