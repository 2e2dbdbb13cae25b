import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { CopyIcon, DownloadIcon, PauseIcon, PlusIcon, SendIcon, TrashIcon } from '../../icons';
import { Inline } from '../../layout/Inline/Inline';
import { Stack } from '../../layout/Stack/Stack';
import { Button } from './Button';

/** A button does something, now. Give each view one primary button and name it with a verb. What leads to another page is a `ButtonLink`. */
const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Add location', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every tone in each size, disabled, and while work is under way. */
export const Sizes: Story = {
  render: () => (
    <Stack gap="medium">
      {(
        [
          { size: 'small' },
          { size: 'medium' },
          { size: 'large' },
          { isDisabled: true },
          { isPending: true },
        ] as const
      ).map((look, row) => (
        <Inline key={row} gap="small">
          <Button {...look} tone="primary" icon={SendIcon}>
            Publish
          </Button>
          <Button {...look} icon={PauseIcon}>
            Pause
          </Button>
          <Button {...look} tone="quiet" icon={CopyIcon}>
            Copy link
          </Button>
          <Button {...look} tone="danger" icon={TrashIcon}>
            Delete
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
};

export const Secondary: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Add location' }));
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const Primary: Story = { args: { tone: 'primary', icon: PlusIcon } };

export const Quiet: Story = {
  args: { tone: 'quiet', icon: DownloadIcon, children: 'Download SVG' },
};

export const Danger: Story = { args: { tone: 'danger', icon: TrashIcon, children: 'Delete code' } };

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** Work is under way: the button keeps the focus, says so, and ignores further presses. */
export const Pending: Story = {
  args: { tone: 'primary', isPending: true, children: 'Publish' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).not.toBeDisabled();
  },
};

/** It is as wide as before, so nothing around it moves. */
export const PendingKeepsItsWidth: Story = {
  render: () => (
    <Stack align="start">
      <Button>Utwórz i opublikuj</Button>
      <Button isPending>Utwórz i opublikuj</Button>
      <Button icon={PlusIcon}>Dodaj kod</Button>
      <Button icon={PlusIcon} isPending>
        Dodaj kod
      </Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('button').map((one) => one.getBoundingClientRect().width);
    await expect(widths[1]).toBeCloseTo(widths[0] ?? 0, 0);
    await expect(widths[3]).toBeCloseTo(widths[2] ?? 0, 0);
  },
};

/** Polish verbs need room; the words wrap, nothing is cut. */
export const LongText: Story = {
  args: {
    tone: 'primary',
    isWide: true,
    children: 'Wyślij ponownie link aktywacyjny na mój adres',
  },
};
