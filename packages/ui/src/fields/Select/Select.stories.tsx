import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';

import { Select, type SelectProps } from './Select';

function Live(args: SelectProps) {
  const [value, setValue] = useState(args.value);
  return <Select {...args} value={value} onChange={setValue} />;
}

/** One of several, in a list that opens. From about ten options let them be searched; up to six short ones are better as a `RadioGroup`. */
const meta = {
  title: 'Fields/Select',
  component: Select,
  args: {
    label: 'Location',
    value: '',
    onChange: () => undefined,
    isRequired: true,
    options: [
      { value: 'rynek', label: 'Rynek 12', description: 'Żółty Słoń sp. z o.o.' },
      { value: 'kazimierz', label: 'Kazimierz', description: 'Żółty Słoń sp. z o.o.' },
      { value: 'truck', label: 'Food truck', description: 'Słoń w drodze' },
    ],
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('option', { name: /Kazimierz/ }));
    await waitFor(() => expect(canvas.getByRole('button')).toHaveTextContent('Kazimierz'));
  },
};

export const Chosen: Story = { args: { value: 'rynek' } };

export const Open: Story = {
  args: { value: 'rynek' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('listbox')).toBeVisible();
  },
};

/** Options that belong together stand under what they have in common. */
export const Grouped: Story = {
  args: {
    label: 'Size',
    options: [
      { value: 'a5', label: 'A5 flyer', description: '148 × 210 mm', group: 'Sheets' },
      { value: 'a6', label: 'A6 card', description: '105 × 148 mm', group: 'Sheets' },
      { value: 'round', label: 'Round sticker', description: '80 × 80 mm', group: 'Stickers' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const sheets = await screen.findByRole('group', { name: 'Sheets' });
    await expect(within(sheets).getAllByRole('option')).toHaveLength(2);
  },
};

/** Typing narrows the list. */
export const Many: Story = {
  args: {
    isSearchable: true,
    options: Array.from({ length: 60 }, (_, index) => ({
      value: String(index),
      label: `Hotel room ${101 + index}`,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.type(await screen.findByRole('searchbox'), '117');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  },
};

export const Failed: Story = { args: { error: 'This field is required.' } };

export const Disabled: Story = { args: { isDisabled: true } };

/** Arrows open and walk, letters jump, Enter takes, Escape leaves all as it was. */
/** What keys reach: a list that opens takes the focus a moment later. */
const focused = () => document.activeElement as HTMLElement | null;

export const ByKeyboard: Story = {
  args: { value: 'rynek' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('listbox')).toContainElement(focused()));
    await userEvent.keyboard('f{Enter}');
    await waitFor(() => expect(field).toHaveTextContent('Food truck'));
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('listbox')).toContainElement(focused()));
    await userEvent.keyboard('{ArrowUp}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveTextContent('Food truck');
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** Without opening it: arrows to the side go through the options, letters jump to one. */
export const ClosedByKeyboard: Story = {
  args: { value: 'rynek' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(field).toHaveTextContent('Kazimierz'));
    await userEvent.keyboard('food t');
    await waitFor(() => expect(field).toHaveTextContent('Food truck'));
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(field).toHaveTextContent('Kazimierz'));
  },
};

export const Required: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/Location/);
  },
};

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
