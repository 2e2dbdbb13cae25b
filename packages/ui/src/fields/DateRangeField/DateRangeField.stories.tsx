import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

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

/**
 * From one day to another, both included: typed part by part in the reader's own order, or picked in a
 * calendar. The calendar comes when it is opened; on phones it is a sheet from below. Where only periods
 * with a name make sense, like the last 30 days, a `Select` is quicker.
 */
const meta = {
  title: 'Fields/DateRangeField',
  component: DateRangeField,
  args: {
    label: 'Answers from these days',
    value: { start: '2026-10-05', end: '2026-10-23' },
    onChange: fn(),
    max: '2026-11-21',
    hint: 'Both days are included.',
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

const partsOf = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('spinbutton');
const openCalendar = /^(Open the calendar|Otwórz kalendarz)$/;

/** Tab goes from part to part; figures move on by themselves. */
export const Plain: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Answers from these days' })).toBeVisible();
    await userEvent.tab();
    const [month, , , lastMonth] = partsOf(canvasElement);
    await expect(month).toHaveFocus();
    await expect(month).toHaveAccessibleName(/First day/);
    await expect(lastMonth).toHaveAccessibleName(/Last day/);
    await userEvent.keyboard('11');
    await userEvent.keyboard('07');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: '2026-11-07',
      end: '2026-10-23',
    });
    await expect(canvas.getByText('Both days are included.')).toBeVisible();
    await userEvent.tab({ shift: true });
  },
};

/** What is wrong is said when the field is left, not while it is typed. */
export const TypedTooLate: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const last = partsOf(canvasElement).at(-1);
    if (!last) throw new Error('There is no year.');
    await userEvent.click(last);
    await userEvent.keyboard('2027');
    await expect(canvas.queryByText(/or an earlier day/)).toBeNull();
    await userEvent.click(document.body);
    await expect(canvas.getByText('Choose November 21, 2026 or an earlier day.')).toBeVisible();
    await expect(last).toHaveAttribute('aria-invalid', 'true');
  },
};

/** Two presses or two Enters pick a range; the calendar closes by itself. */
export const PickedInTheCalendar: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: openCalendar }));
    const calendar = await screen.findByRole('application', undefined, { timeout: 8_000 });
    await expect(within(calendar).getAllByText('October 2026')[0]).toBeInTheDocument();
    await userEvent.click(within(calendar).getByRole('button', { name: /October 12, 2026/ }));
    await userEvent.click(within(calendar).getByRole('button', { name: /October 16, 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: '2026-10-12',
      end: '2026-10-16',
    });
    await waitFor(() => expect(screen.queryByRole('application')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: openCalendar })).toHaveFocus());
  },
};

/** Alt and arrow down open the calendar; arrow keys walk over days, page keys over months. */
export const PickedByKeys: Story = {
  args: { value: { start: '2026-10-05', end: '2026-10-06' } },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('application', undefined, { timeout: 8_000 });
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/October \d, 2026/));
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowRight}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ start: expect.stringMatching(/^2026-10-1[23]$/) }),
    );
  },
};

/** Periods with a name stand beside the calendar. */
export const WithNames: Story = {
  args: {
    named: [
      { name: 'Today', range: { start: '2026-11-21', end: '2026-11-21' } },
      { name: 'Last 7 days', range: { start: '2026-11-15', end: '2026-11-21' } },
      { name: 'Last 30 days', range: { start: '2026-10-23', end: '2026-11-21' } },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: openCalendar }));
    await userEvent.click(await screen.findByRole('button', { name: 'Last 7 days' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: '2026-11-15',
      end: '2026-11-21',
    });
    await userEvent.click(canvas.getByRole('button', { name: openCalendar }));
    await expect(await screen.findByRole('application')).toBeVisible();
  },
};

/** Polish readers write the day first and begin the week on Monday. */
export const Polish: Story = {
  args: { label: 'Odpowiedzi z tych dni', hint: 'Oba dni są wliczone.' },
  globals: { language: 'pl-PL' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.textContent).toMatch(/0?5\.10\.2026.*23\.10\.2026/);
    await userEvent.click(canvas.getByRole('button', { name: openCalendar }));
    const calendar = await screen.findByRole('application', undefined, { timeout: 8_000 });
    await expect(within(calendar).getAllByText(/październik 2026/i)[0]).toBeInTheDocument();
    const weekdays = [...calendar.querySelectorAll('th')].map((cell) => cell.textContent);
    await expect(weekdays[0]).toMatch(/^pon/);
    await expect(weekdays[6]).toMatch(/^nie|^ndz/);
  },
};

/** An open end is no mistake. */
export const Empty: Story = {
  args: { value: { start: '', end: '' } },
  play: async ({ canvasElement }) => {
    for (const part of partsOf(canvasElement)) {
      await expect(part).toHaveAttribute('data-placeholder', 'true');
      await expect(part).not.toHaveAttribute('aria-invalid');
    }
  },
};

/** Both ends can be opened again. */
export const Cleared: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: openCalendar }));
    await userEvent.click(
      await screen.findByRole('button', { name: /^(Clear the days|Wyczyść daty)$/ }),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '', end: '' });
  },
};

/** Says by itself that the days are the wrong way round. */
export const WrongWayRound: Story = {
  args: { value: { start: '2026-10-31', end: '2026-10-01' } },
  play: async ({ canvasElement }) => {
    const last = partsOf(canvasElement)[3];
    await expect(last).toHaveAttribute('aria-invalid', 'true');
    await expect(last).toHaveAccessibleDescription(
      /last day is before the first|Ostatni dzień jest przed pierwszym/,
    );
  },
};

export const Failed: Story = {
  args: { error: 'Choose at most 366 days.', isRequired: true },
  play: async ({ canvasElement }) => {
    await expect(partsOf(canvasElement)[0]).toHaveAccessibleDescription(
      /Choose at most 366 days\./,
    );
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: openCalendar })).toBeDisabled();
    await expect(partsOf(canvasElement)[0]).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A long label, on a phone. */
export const LongText: Story = {
  args: {
    label: 'Odpowiedzi gości z wybranego przedziału dat, pierwszy i ostatni dzień włącznie',
  },
  globals: { viewport: { value: 'phone' } },
};

export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvasElement }) => {
    await expect(partsOf(canvasElement)).toHaveLength(6);
    await expect(canvasElement).toHaveTextContent('Answers from these days');
  },
};
