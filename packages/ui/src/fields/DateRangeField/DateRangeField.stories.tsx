import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { DateRangeField, type DateRangeFieldProps } from './DateRangeField';

function Live(args: DateRangeFieldProps) {
  const [value, setValue] = useState(args.value);
  return (
    <DateRangeField
      {...args}
      value={value}
      onChange={(next) => {
        setValue(next);
        args.onChange(next);
      }}
    />
  );
}

/** From one day to another, both included. The calendar is the one of the reader's device, which they know and which a phone shows full size. Periods that have a name, like the last 30 days, are quicker in a `Select`. */
const meta = {
  title: 'Fields/DateRangeField',
  component: DateRangeField,
  args: {
    label: 'Answers from these days',
    value: { start: '2026-10-01', end: '2026-10-31' },
    onChange: fn(),
    max: '2026-11-21',
    hint: 'Both days are included.',
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

const firstDay = /^(First day|Pierwszy dzień)$/;
const lastDay = /^(Last day|Ostatni dzień)$/;

export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Answers from these days' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByLabelText(firstDay)).toHaveFocus();
    await userEvent.clear(canvas.getByLabelText(lastDay));
    await userEvent.type(canvas.getByLabelText(lastDay), '2026-11-07');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: '2026-10-01',
      end: '2026-11-07',
    });
  },
};

/** An open end is no mistake. */
export const Empty: Story = {
  args: { value: { start: '', end: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(firstDay)).toHaveValue('');
    await expect(canvas.getByLabelText(firstDay)).toBeValid();
  },
};

/** Says by itself that the days are the wrong way round. */
export const WrongWayRound: Story = {
  args: { value: { start: '2026-10-31', end: '2026-10-01' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(lastDay)).toBeInvalid();
    await expect(canvas.getByLabelText(lastDay)).toHaveAccessibleDescription(
      /last day is before the first|Ostatni dzień jest przed pierwszym/,
    );
  },
};

export const Failed: Story = {
  args: { error: 'Choose at most 366 days.', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(firstDay)).toHaveAccessibleDescription(
      'Choose at most 366 days.',
    );
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

/** At 320 px one day stands under the other. */
export const LongText: Story = {
  args: {
    label: 'Odpowiedzi gości z wybranego przedziału dat, pierwszy i ostatni dzień włącznie',
  },
  globals: { viewport: { value: 'phone' } },
};
