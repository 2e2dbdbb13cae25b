import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { FoldedPicture } from './FoldedPicture';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"><rect width="800" height="500" fill="#0a6b5d"/><circle cx="400" cy="250" r="140" fill="#f2c14e"/></svg>';

/**
 * A picture that somebody unknown has sent. It is folded: whoever works through a list decides what to look at. For
 * pictures of the owner’s own, such as a logo, use an `img`.
 */
const meta = {
  title: 'Components/FoldedPicture',
  component: FoldedPicture,
  args: {
    alt: 'Picture from a visitor',
    note: 'A visitor sent it. Nobody but you sees it.',
    showLabel: 'Show the picture',
    hideLabel: 'Hide it',
    removeLabel: 'Remove it',
    failed: 'The picture cannot be loaded. Try again.',
    load: () => Promise.resolve(new Blob([drawing], { type: 'image/svg+xml' })),
    onRemove: fn(),
  },
} satisfies Meta<typeof FoldedPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {
  args: { load: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(args.load).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove it' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** Opened by keyboard, and folded again. */
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('img', { name: 'Picture from a visitor' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hide it' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('img')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('img');
  },
};

export const Failed: Story = {
  args: { load: () => Promise.reject(new Error('No network.')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the picture' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('cannot be loaded');
  },
};

export const LongText: Story = {
  args: {
    showLabel: 'Pokaż zdjęcie, które gość dołączył do swojej odpowiedzi',
    removeLabel: 'Usuń to zdjęcie na zawsze',
    note: 'Zdjęcie przesłał gość. Nikt poza Tobą go nie widzi, a razem z odpowiedzią zniknie na zawsze.',
  },
};
