import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { NumberField, type NumberFieldProps } from './NumberField';

function Live(args: NumberFieldProps) {
  const [value, setValue] = useState(args.value);
  return <NumberField {...args} value={value} onChange={setValue} />;
}

/** A number with its unit, typed or stepped by arrow keys. A number that nobody counts with, like a registration number, is a `TextField`. */
const meta = {
  title: 'Fields/NumberField',
  component: NumberField,
  args: { label: 'Width', value: 24, min: 10, max: 60, unit: 'mm', onChange: () => undefined },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('textbox')).toHaveValue('25');
  },
};

export const Empty: Story = { args: { value: null } };

export const Failed: Story = { args: { error: 'Smaller than 20 mm, phones cannot read it.' } };

export const Disabled: Story = { args: { isDisabled: true } };

/** Arrows step, Home and End go to the bounds. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(field).toHaveValue('22');
    await userEvent.keyboard('{End}');
    await expect(field).toHaveValue('60');
    await userEvent.keyboard('{Home}');
    await expect(field).toHaveValue('10');
  },
};

export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeRequired();
  },
};

export const LongText: Story = {
  args: { label: 'Szerokość kodu wydrukowanego na papierze', unit: 'milimetrów' },
};
