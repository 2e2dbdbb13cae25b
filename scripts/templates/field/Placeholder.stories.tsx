import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { Placeholder, type PlaceholderProps } from './Placeholder';

function Live(args: PlaceholderProps) {
  const [value, setValue] = useState(args.value);
  return <Placeholder {...args} value={value} onChange={setValue} />;
}

/** When to use it, when not, and what to use instead: the documentation page, in one paragraph. */
const meta = {
  title: 'Fields/Placeholder',
  component: Placeholder,
  args: { label: 'Table', value: '', onChange: () => undefined },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof Placeholder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('Terrace 4');
    await expect(canvas.getByLabelText('Table')).toHaveValue('Terrace 4');
  },
};

export const Filled: Story = { args: { value: 'Terrace 4' } };

export const Failed: Story = { args: { error: 'This field is required.' } };

export const Disabled: Story = { args: { value: 'Terrace 4', isDisabled: true } };

export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeRequired();
  },
};

export const LongText: Story = {
  args: { label: 'Numer stolika widoczny na wydrukowanej ramce', hint: 'Na odwrocie ramki.' },
};
