import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { frameSizes } from '../../../frames/frameSizes';
import { StarterPicker } from './StarterPicker';

/** Finished designs for the sheet at hand, each drawn as it will be. Part of the frame editor. */
const meta = {
  title: 'Editors/StarterPicker',
  component: StarterPicker,
  args: { size: frameSizes.card, language: 'en-US', onPick: fn() },
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
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ink band' }));
    await expect(args.onPick).toHaveBeenCalledWith('ink');
  },
};

export const ForADoorHanger: Story = { args: { size: frameSizes.doorHanger } };

export const InPolish: Story = { args: { language: 'pl-PL' } };
