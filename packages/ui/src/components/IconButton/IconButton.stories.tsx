import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

import { CopyIcon, EditIcon, EyeIcon, RedoIcon, SendIcon, TrashIcon, UndoIcon } from '../../icons';
import { Inline } from '../../layout/Inline/Inline';
import { IconButton } from './IconButton';

/** An icon everybody knows, on a button. Its label is its name and its tooltip. If you hesitate over the icon, use a `Button` with words. */
const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { icon: CopyIcon, label: 'Copy link', onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The tooltip comes with the keyboard focus, too. */
export const Plain: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Copy link');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Tones: Story = {
  parameters: { callersWords: ['Undo', 'Redo'] },
  render: () => (
    <Inline>
      <IconButton icon={UndoIcon} label="Undo" />
      <IconButton icon={EditIcon} label="Edit" tone="secondary" />
      <IconButton icon={SendIcon} label="Publish" tone="primary" />
      <IconButton icon={TrashIcon} label="Delete" tone="danger" />
      <IconButton icon={EyeIcon} label="Show grid" isPressed />
      <IconButton icon={RedoIcon} label="Redo" isDisabled />
    </Inline>
  ),
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** The tooltip wraps and stays on the screen. */
export const LongText: Story = {
  args: { label: 'Skopiuj adres formularza dla stolika przy oknie w ogródku letnim' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
