import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { PeriodSelect, type PeriodSelectProps } from './PeriodSelect';

function Live(args: PeriodSelectProps) {
  const [value, setValue] = useState(args.value);
  return (
    <PeriodSelect
      {...args}
      value={value}
      onChange={(next) => {
        setValue(next);
        args.onChange(next);
      }}
    />
  );
}

/**
 * The time that figures or a list are about: a period with a name, or any days from a calendar, which comes
 * when it is opened. The chosen days then stand in the list as one more period.
 */
const meta = {
  title: 'Fields/PeriodSelect',
  component: PeriodSelect,
  args: {
    label: 'Time',
    value: 'last_30_days',
    onChange: fn(),
    max: '2026-11-21',
    options: [
      { value: 'all_time', label: 'All time' },
      { value: 'yesterday', label: 'Yesterday' },
      { value: 'last_30_days', label: 'Last 30 days' },
    ],
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof PeriodSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

const chooseDays = /^(Choose days…|Wybierz dni…)$/;

export const Named: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Last 30 days/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Yesterday' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('yesterday');
  },
};

/** Two presses in the calendar choose a range; the button then says which. */
export const ChosenDays: Story = {
  args: { value: '2026-10-05..2026-10-23' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Oct 5.*23, 2026/ }));
    await userEvent.click(await screen.findByRole('option', { name: chooseDays }));
    const calendar = await screen.findByRole('application', undefined, { timeout: 8_000 });
    await userEvent.click(within(calendar).getByRole('button', { name: /October 12, 2026/ }));
    await userEvent.click(within(calendar).getByRole('button', { name: /October 16, 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-10-12..2026-10-16');
    await waitFor(() => expect(screen.queryByRole('application')).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Oct 12.*16, 2026/ })).toHaveFocus(),
    );
  },
};

/** The whole way without a mouse: the list, the calendar, the days, and back to the button. */
export const ByKeys: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    // On the closed list the last period stays: the calendar opens only when it is asked for.
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('option', { name: chooseDays });
    await userEvent.keyboard('{End}{Enter}');
    await screen.findByRole('application', undefined, { timeout: 8_000 });
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/November 21, 2026/));
    // After the first day the next one has the focus.
    await userEvent.keyboard('{ArrowUp}{Enter}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-14..2026-11-16');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Nov 14.*16, 2026/ })).toHaveFocus(),
    );
  },
};

/** Escape leaves everything as it was. */
export const LeftAlone: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Last 30 days/ }));
    await userEvent.click(await screen.findByRole('option', { name: chooseDays }));
    await screen.findByRole('application', undefined, { timeout: 8_000 });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('application')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: /Last 30 days/ })).toBeVisible();
  },
};

export const Polish: Story = {
  args: {
    label: 'Czas',
    value: '2026-10-28..2026-11-03',
    options: [
      { value: 'all_time', label: 'Cały okres' },
      { value: 'yesterday', label: 'Wczoraj' },
    ],
  },
  globals: { language: 'pl-PL' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent(/28 paź.*3 lis 2026/);
  },
};

/** In a bar of filters the value says what it is. */
export const WithoutLabel: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Last 30 days Time');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};
