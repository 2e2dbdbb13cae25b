import { frameSizes } from '@hearback/print/frames';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';

import { SizeFields } from './SizeFields';

/** Which sheet a frame is printed on, how it is cut and folded, and where it will be. Part of the frame editor. */
const meta = {
  title: 'Editors/SizeFields',
  component: SizeFields,
  args: { size: frameSizes.a6, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ width: 288, display: 'grid', gap: 12 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SizeFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Size/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Round sticker/ }));
    await expect(args.onChange).toHaveBeenCalledWith(frameSizes.roundSticker);
  },
};

export const Tent: Story = { args: { size: frameSizes.tableTent } };

export const OwnSize: Story = { args: { size: { width_mm: 120, height_mm: 90, bleed_mm: 5 } } };
