import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SaveMark } from './SaveMark';

/** Whether a document is saved, for the toolbar of its editor or the head of its page. It only tells; saving is a `Button`'s. */
const meta = {
  title: 'Editors/Kit/SaveMark',
  component: SaveMark,
  args: { state: 'saved' },
} satisfies Meta<typeof SaveMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved');
  },
};

export const Saving: Story = { args: { state: 'saving' } };

export const NotSaved: Story = { args: { state: 'unsaved' } };

export const KeptOnTheDevice: Story = { args: { state: 'kept' } };

export const Failed: Story = { args: { state: 'failed' } };
