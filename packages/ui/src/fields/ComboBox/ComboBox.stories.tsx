import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { ComboBox, type ComboBoxProps } from './ComboBox';

function Live(args: ComboBoxProps) {
  const [value, setValue] = useState(args.value);
  const choose = (next: string) => {
    setValue(next);
    args.onChange(next);
  };
  return <ComboBox {...args} value={value} onChange={choose} />;
}

const rooms = Array.from({ length: 200 }, (_, index) => ({
  value: String(index),
  label: `Hotel room ${101 + index}`,
}));

/** One of many, when people know its name: they type a part of it, and the list narrows at once. A list to look through is a `Select`; up to six short options are a `RadioGroup`. */
const meta = {
  title: 'Fields/ComboBox',
  component: ComboBox,
  args: {
    label: 'Location',
    value: '',
    onChange: fn(),
    hint: 'Type a part of its name.',
    options: [
      { value: 'rynek', label: 'Rynek 12', description: 'Żółty Słoń sp. z o.o.' },
      { value: 'kazimierz', label: 'Kazimierz', description: 'Żółty Słoń sp. z o.o.' },
      { value: 'truck', label: 'Food truck', description: 'Słoń w drodze' },
    ],
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A part of the name is enough. */
export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const field = canvas.getByRole('combobox', { name: 'Location' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('truck');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.click(screen.getByRole('option'));
    await waitFor(() => expect(field).toHaveValue('Food truck'));
    await expect(args.onChange).toHaveBeenCalledWith('truck');
  },
};

/** No mouse is needed: an arrow opens, the arrows go through, Enter chooses and Escape leaves everything as it was. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Location' });
    const isPointedAt = (name: string) =>
      waitFor(() =>
        expect(field).toHaveAttribute(
          'aria-activedescendant',
          screen.getByRole('option', { name: (words) => words.startsWith(name) }).id,
        ),
      );
    const isClosed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await isPointedAt('Rynek 12');
    await userEvent.keyboard('{ArrowDown}');
    await isPointedAt('Kazimierz');
    await userEvent.keyboard('{Enter}');
    await isClosed();
    await expect(args.onChange).toHaveBeenLastCalledWith('kazimierz');
    await expect(field).toHaveFocus();

    await userEvent.keyboard('{ArrowDown}');
    await isPointedAt('Kazimierz');
    await userEvent.keyboard('{ArrowDown}');
    await isPointedAt('Food truck');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(field).toHaveValue('Kazimierz');
    await expect(args.onChange).toHaveBeenCalledTimes(1);

    await userEvent.clear(field);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(''));
  },
};

export const Chosen: Story = { args: { value: 'rynek' } };

/** The arrow shows everything. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
  },
};

/** What nobody offers is not taken: leaving the field brings back what was chosen. */
export const NoResults: Story = {
  args: { value: 'kazimierz' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.clear(field);
    await userEvent.type(field, 'moon');
    await waitFor(() => expect(screen.getByText(/^(Nothing matches|Brak wyników)$/)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalledWith('moon');
  },
};

export const Many: Story = {
  args: { label: 'Room', options: rooms },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '117');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  },
};

export const Failed: Story = {
  args: { error: 'This field is required.', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      'This field is required.',
    );
  },
};

export const Disabled: Story = { args: { isDisabled: true, value: 'truck' } };

export const LongText: Story = {
  args: {
    label: 'Lokalizacja, w której wisi kod drukowany na stoliku przy oknie',
    value: 'long',
    options: [
      {
        value: 'long',
        label: 'Kawiarnia Żółty Słoń przy Dworcu Głównym, peron czwarty, obok poczekalni',
        description: 'Przedsiębiorstwo Gastronomiczno-Turystyczne Żółty Słoń spółka komandytowa',
      },
    ],
  },
};

export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeRequired();
  },
};
