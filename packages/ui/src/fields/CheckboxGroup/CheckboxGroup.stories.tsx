import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup';

function Live(args: CheckboxGroupProps) {
  const [value, setValue] = useState(args.value);
  return <CheckboxGroup {...args} value={value} onChange={setValue} />;
}

/** Any of a few that belong together, all in sight. One of them alone is a `RadioGroup`; a single yes or no is a `Checkbox`. */
const meta = {
  title: 'Fields/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'What the key may do',
    value: ['feedback'],
    onChange: () => undefined,
    options: [
      { value: 'feedback', label: 'Read feedback', description: 'Answers, also as files' },
      { value: 'stats', label: 'Read stats', description: 'The figures of every tab' },
      { value: 'codes', label: 'Change codes', description: 'Add, publish and pause them' },
    ],
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each box is a stop of its own; Space checks it, and the others stay as they are. */
export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: /Read stats/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /Read feedback/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /Change codes/ })).not.toBeChecked();
  },
};

export const Empty: Story = { args: { value: [] } };

export const Failed: Story = {
  args: { value: [], isRequired: true, error: 'This field is required.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('This field is required.');
  },
};

export const Required: Story = { args: { value: [], isRequired: true } };

export const WithHint: Story = { args: { hint: 'As little as the program needs.' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Many: Story = {
  args: {
    label: 'Days',
    value: ['Mon', 'Sun'],
    options: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((day) => ({
      value: day,
      label: day,
    })),
  },
};

/** Many options are searched, without regard to case and accents. What is checked stays so while it is out of sight. */
export const Searched: Story = {
  args: {
    label: 'Locations',
    searchLabel: 'Search locations',
    value: ['10'],
    options: Array.from({ length: 40 }, (_, number) => ({
      value: String(number),
      label: number === 31 ? 'Łódź, Piotrkowska' : `Location ${number + 1}`,
      description: number % 2 === 0 ? 'Corner Café' : 'Café Lipa',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(40);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search locations' }), 'lodz');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.clear(canvas.getByRole('searchbox'));
    await expect(canvas.getByRole('checkbox', { name: /Łódź/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /^Location 11/ })).toBeChecked();
  },
};

export const LongText: Story = {
  args: {
    label: 'Uprawnienia programu, który będzie używał tego klucza',
    options: [
      {
        value: 'feedback',
        label: 'Odczyt opinii wraz z komentarzami i danymi kontaktowymi gości',
        description: 'Wszystkie odpowiedzi z każdej lokalizacji, także jako pliki do pobrania',
      },
      { value: 'stats', label: 'Odczyt statystyk', description: 'Liczby ze wszystkich kart' },
    ],
  },
};
