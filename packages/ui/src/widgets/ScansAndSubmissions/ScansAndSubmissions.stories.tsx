import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';

import { ScansAndSubmissions } from './ScansAndSubmissions';

/** A café's days: busy weekends, a slow climb. The same numbers every time. */
const daysOf = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(2026, 4, 26 + index));
    const weekend = [0, 6].includes(date.getUTCDay()) ? 11 : 0;
    const scans = 14 + weekend + Math.round(index / 9) + ((index * 7) % 6);
    return {
      date: date.toISOString().slice(0, 10),
      scans,
      submissions: Math.round(scans * (0.31 + ((index * 5) % 7) / 50)),
    };
  });

/** Use it for a window of days. More than three months are shown as weeks. */
const meta = {
  title: 'Widgets/ScansAndSubmissions',
  component: ScansAndSubmissions,
  args: { title: 'Are scans and answers growing?', days: daysOf(30) },
} satisfies Meta<typeof ScansAndSubmissions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThirtyDays: Story = {};

/** The pointer and the arrow keys read the same days. */
export const ReadDayByDay: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const probe = canvas.getByRole('slider', { name: 'Day' });
    probe.focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    const byKeys = probe.getAttribute('aria-valuetext');
    await expect(byKeys).toMatch(/May 27, 2026\. Scans: 15, Submissions: 6$/);

    const { left, width } = probe.getBoundingClientRect();
    await fireEvent.pointerMove(probe, { clientX: left + width });
    await expect(probe).not.toHaveAttribute('aria-valuetext', byKeys);
    await fireEvent.pointerMove(probe, { clientX: left + width / 29 });
    await expect(probe).toHaveAttribute('aria-valuetext', byKeys);
    await expect(canvas.getByText(/Scans: 15, Submissions: 6$/)).toBeVisible();
  },
};

/** What a finger touched stays to be read when the finger is gone. */
export const ReadByTouch: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const probe = canvas.getByRole('slider', { name: 'Day' });
    const { left } = probe.getBoundingClientRect();
    await fireEvent.pointerDown(probe, { clientX: left, pointerType: 'touch' });
    await fireEvent.pointerLeave(probe, { pointerType: 'touch' });
    probe.focus();
    await expect(canvas.getByText('May 26')).toBeVisible();
    await expect(probe).toHaveAttribute('aria-valuenow', '0');
  },
};

/** Weeks. The oldest one has fewer days, and says so. */
export const ManyDays: Story = {
  args: { days: daysOf(180) },
  play: async ({ canvasElement }) => {
    const probe = within(canvasElement).getByRole('slider', { name: 'Day' });
    await expect(probe).toHaveAttribute('aria-valuemax', '25');
    await expect(probe.getAttribute('aria-valuetext')).toMatch(/^Week from Sunday, November 15/);
    probe.focus();
    await userEvent.keyboard('{Home}');
    await expect(probe.getAttribute('aria-valuetext')).toMatch(/^5 days from Tuesday, May 26/);
  },
};

/** One day of a fair among quiet ones. */
export const OneGiant: Story = {
  args: {
    days: daysOf(30).map((day, index) => (index === 20 ? { ...day, scans: 9_400 } : day)),
  },
};

export const OneDay: Story = { args: { days: daysOf(1) } };

export const OneScan: Story = {
  args: {
    days: daysOf(7).map((day, index) => ({ ...day, scans: index === 6 ? 1 : 0, submissions: 0 })),
  },
};

export const Empty: Story = {
  args: { days: daysOf(7).map((day) => ({ ...day, scans: 0, submissions: 0 })) },
};

/** Before there is data: what will be here, marked as a sample, and left out for a screen reader. */
export const Sample: Story = { args: { ...Empty.args, showsSample: true } };

export const Loading: Story = { args: { days: [], state: 'loading' } };

export const Failed: Story = { args: { days: [], state: 'failed' } };

export const LongTitle: Story = {
  args: { title: 'Czy z tygodnia na tydzień przybywa skanów kodów i odpowiedzi gości?' },
};
