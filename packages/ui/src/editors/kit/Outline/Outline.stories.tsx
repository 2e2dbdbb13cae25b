import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { ImageIcon, SendIcon, StarIcon, SuccessIcon } from '../../../icons';
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
    selectedIds: ['rating'],
    onSelect: fn(),
    onMove: fn(),
    onDuplicate: fn(),
    onRemove: fn(),
    onAnnounce: fn(),
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
    await expect(canvas.getByRole('button', { name: 'Move Logo up', hidden: true })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Remove Button' })).toBeDisabled();
  },
};

export const WholeDocument: Story = { args: { selectedIds: [] } };

export const LongText: Story = {
  args: {
    items: items.map((item) => ({
      ...item,
      name: 'Pytanie o ocenę',
      excerpt: 'Jak oceniasz dzisiejszą wizytę w naszej kawiarni?',
    })),
  },
};

/** Above the parts stands what is chosen like them, and stays where it is. */
export const WithAPage: Story = {
  args: {
    pages: [
      {
        id: 'thanks',
        name: 'After sending',
        excerpt: 'See you at the bar!',
        icon: SuccessIcon,
        hasIssue: true,
      },
    ],
  },
  play: async ({ canvas, userEvent: user, args }) => {
    await user.click(canvas.getByRole('button', { name: /^After sending/ }));
    await expect(args.onSelect).toHaveBeenCalledWith('thanks');
    await expect(canvas.queryByRole('button', { name: 'Move After sending' })).toBeNull();
  },
};

export const Empty: Story = { args: { items: [], selectedIds: [] } };

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
    await expect(args.onDuplicate).toHaveBeenCalledWith(items[1]);
    await user.tab();
    await user.keyboard(' ');
    await expect(args.onRemove).toHaveBeenCalledWith(items[1]);
  },
};

/** The handle picks a part up: the arrows carry it, Space puts it down, Escape puts it back. */
export const CarriedByKeys: Story = {
  play: async ({ canvas, canvasElement, userEvent: user, args }) => {
    const order = () =>
      [...canvasElement.querySelectorAll('li')].map(({ dataset }) => dataset['part']);
    const handle = canvas.getByRole('button', { name: 'Move Button' });
    await expect(handle).toHaveAccessibleDescription('Space picks it up.');

    handle.focus();
    await user.keyboard(' ');
    await expect(handle).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onAnnounce).toHaveBeenLastCalledWith(
      'Button picked up, 3 of 3. The arrow keys move it, Space puts it down, Escape puts it back.',
    );
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(args.onAnnounce).toHaveBeenLastCalledWith('Button: 1 of 3');
    await expect(order()).toEqual(['navigation', 'logo', 'rating']);
    await expect(handle).toHaveFocus();

    await user.keyboard('{Escape}');
    await expect(args.onAnnounce).toHaveBeenLastCalledWith('Button put back: 3 of 3');
    await expect(order()).toEqual(['logo', 'rating', 'navigation']);
    await expect(args.onMove).not.toHaveBeenCalled();

    await user.keyboard(' {Home}{ArrowDown}{Enter}');
    await expect(args.onMove).toHaveBeenCalledWith(items[2], 1);
  },
};

/** Who goes elsewhere with a part in the air has put it back. */
export const LetGo: Story = {
  play: async ({ canvas, userEvent: user, args }) => {
    canvas.getByRole('button', { name: 'Move Logo' }).focus();
    await user.keyboard(' {ArrowDown}');
    await user.tab();
    await expect(args.onAnnounce).toHaveBeenLastCalledWith('Logo put back: 1 of 3');
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

/** With Ctrl one more is chosen, with Shift all up to there; keys do the same. */
export const SeveralChosen: Story = {
  args: { selectedIds: ['logo'], onSelectMany: fn() },
  play: async ({ canvas, userEvent: user, args }) => {
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('button', { name: /^Button Send/ }));
    await user.keyboard('{/Shift}');
    await expect(args.onSelectMany).toHaveBeenLastCalledWith(['rating', 'navigation', 'logo']);
    await user.keyboard('{Control>}');
    await user.click(canvas.getByRole('button', { name: /^Rating/ }));
    await user.keyboard('{/Control}');
    await expect(args.onSelectMany).toHaveBeenLastCalledWith(['logo', 'rating']);
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
