import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { everyIssue } from '../scanReport.fixtures';
import { ScanIssues } from './ScanIssues';

/** The reasons alone, for a dialog that says that a code was not published. With the verdict and the proof: `ScanCheck`. */
const meta = {
  title: 'Editors/ScanIssues',
  component: ScanIssues,
  args: { issues: everyIssue, onFix: fn() },
} satisfies Meta<typeof ScanIssues>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: each button mends its own reason. */
export const Many: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Raise error correction' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFix).toHaveBeenCalledWith({ kind: 'style', style: { level: 'H' } });
  },
};

/** All is well: nothing is shown. */
export const Empty: Story = { args: { issues: [] } };
