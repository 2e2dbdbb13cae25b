import { frameSizes, openStarter } from '@hearback/print/frames';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';

import { StarterPicker } from './StarterPicker';

/** Finished designs, each drawn as it will be printed, for the kind of sheet at hand. Part of the frame editor. */
const meta = {
  title: 'Editors/StarterPicker',
  component: StarterPicker,
  args: { size: frameSizes.a6, language: 'en-US', isOpenFirst: true, onPick: fn() },
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StarterPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForACard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Bistro menu' }));
    await expect(args.onPick).toHaveBeenCalledWith({
      ...openStarter('bistro'),
      name: 'Bistro menu',
    });
  },
};

/** By keyboard: past the choice of the sheet, to the second design. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const second = within(canvasElement).getByRole('button', { name: 'Playground' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenCalledTimes(1);
  },
};

/** Another kind of sheet: picking one of its designs changes the size too. */
export const ForAnyOther: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Designs for/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Stickers' }));
    await expect(canvas.getByRole('button', { name: 'Shop window' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Bistro menu' })).toBeNull();
  },
};

/** Beside art that somebody made they are out of the way until they are asked for. */
export const Closed: Story = {
  args: { isOpenFirst: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Bistro menu' })).toBeNull();
    const opener = canvas.getByRole('button', { name: 'Start from a finished design' });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(opener);
    await expect(await canvas.findByRole('button', { name: 'Bistro menu' })).toBeVisible();
  },
};

/** Tents come first for a tent of one's own size. */
export const ForATent: Story = {
  args: { size: { width_mm: 120, height_mm: 130, bleed_mm: 3, fold: 'tent' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Designs for/ })).toHaveTextContent('Tents');
    const [, first] = canvas.getAllByRole('button');
    await expect(first).toHaveAccessibleName('Morning café');
  },
};

export const ForADoorHanger: Story = { args: { size: frameSizes.doorHanger } };

export const InPolish: Story = { args: { language: 'pl-PL' } };
