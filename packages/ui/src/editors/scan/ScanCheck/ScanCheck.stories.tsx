import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { everyIssue, reportOf } from '../scanReport.fixtures';
import { ScanCheck } from './ScanCheck';

/** Stands where art is made and before it is published. It says whether phones will read the code, why not, and mends it on a click. */
const meta = {
  title: 'Editors/ScanCheck',
  component: ScanCheck,
  args: { report: reportOf('pass'), state: 'done', onFix: fn(), onRetry: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ScanCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Passed: Story = {};

/** The last report stays while the next one is made; its fixes wait. */
export const Checking: Story = {
  args: { state: 'checking', report: reportOf('warn', everyIssue.slice(-1), { dim: 'one' }) },
};

/** The first time, nothing is known. */
export const CheckingFirst: Story = { args: { state: 'checking', report: undefined } };

export const Warned: Story = {
  args: { report: reportOf('warn', everyIssue.slice(-1), { dim: 'one' }) },
};

/** By keyboard: the button beside a reason mends it. */
export const Blocked: Story = {
  args: {
    report: reportOf('block', everyIssue.slice(5, 6), { far: 'all', copied: 'all' }),
  },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Make it larger' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFix).toHaveBeenCalledWith(everyIssue[5]?.fix);
  },
};

/** Every reason there is. */
export const ManyReasons: Story = {
  args: {
    report: reportOf('block', everyIssue, { far: 'all', dim: 'one' }),
    nameOf: (id) => (id === 'patch' ? 'Rectangle 2' : undefined),
  },
};

/** Where nothing can be changed, reasons stand alone. */
export const ReadOnly: Story = {
  args: { report: reportOf('block', everyIssue.slice(2, 3)) },
  render: ({ report, state }) => <ScanCheck report={report} state={state} />,
};

export const Failed: Story = { args: { state: 'failed', report: undefined } };
