import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { SearchField, type SearchFieldProps } from './SearchField';

function Live(args: SearchFieldProps) {
  const [value, setValue] = useState(args.value);
  return <SearchField {...args} value={value} onChange={setValue} />;
}

/** Narrows what is shown while one types. Escape empties it. */
const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: { label: 'Search feedback', value: '', onChange: () => undefined },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  args: { value: 'cold coffee' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const LongText: Story = {
  args: {
    label: 'Szukaj w odpowiedziach',
    value: 'kolejka do kasy zdecydowanie za długa jak na tak wczesną porę dnia',
  },
};
