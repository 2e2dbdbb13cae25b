import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { ImageIcon, SendIcon, StarIcon } from '../../../icons';
import { Outline, type OutlineItem } from './Outline';

const items: OutlineItem[] = [
  { id: 'logo', name: 'Logo', icon: ImageIcon, canRemove: true, hasIssue: true },
  {
    id: 'rating',
    name: 'Rating',
    excerpt: 'How was it?',
    icon: StarIcon,
    canRemove: true,
    hasIssue: false,
  },
  {
    id: 'navigation',
    name: 'Button',
    excerpt: 'Send',
    icon: SendIcon,
    canRemove: false,
    hasIssue: false,
  },
];

/** The parts of a document in their order. Everything is done with buttons, so keys can do it all. */
const meta = {
  title: 'Editors/Kit/Outline',
  component: Outline,
  args: {
    label: 'Fields',
    wholeLabel: 'Whole form',
    items,
    selectedId: 'rating',
    onSelect: fn(),
    onMove: fn(),
    onRemove: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Outline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fields: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Move Rating up' }));
    await expect(args.onMove).toHaveBeenCalledWith(items[1], 0);
    await expect(canvas.getByRole('button', { name: 'Move Logo up' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Remove Button' })).toBeDisabled();
  },
};

export const WholeDocument: Story = { args: { selectedId: null } };

export const LongText: Story = {
  args: {
    items: items.map((item) => ({
      ...item,
      name: 'Pytanie o ocenę',
      excerpt: 'Jak oceniasz dzisiejszą wizytę w naszej kawiarni?',
    })),
  },
};

export const Empty: Story = { args: { items: [], selectedId: null } };

/** Each part is chosen, moved and removed without a mouse. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent: user, args }) => {
    canvas.getByRole('button', { name: 'Move Rating up' }).focus();
    await user.keyboard('{Enter}');
    await expect(args.onMove).toHaveBeenCalledWith(items[1], 0);
    await user.tab();
    await expect(canvas.getByRole('button', { name: 'Move Rating down' })).toHaveFocus();
    await user.tab();
    await user.keyboard(' ');
    await expect(args.onRemove).toHaveBeenCalledWith(items[1]);
  },
};

export const Many: Story = {
  args: {
    items: Array.from({ length: 24 }, (_, index) => ({
      id: String(index),
      name: `Text ${index + 1}`,
      excerpt: 'The sourdough was still warm.',
      icon: StarIcon,
      canRemove: true,
      hasIssue: index === 7,
    })),
  },
};
