import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { TextField, type TextFieldProps } from './TextField';

function Live(args: TextFieldProps) {
  const [value, setValue] = useState(args.value);
  return <TextField {...args} value={value} onChange={setValue} />;
}

/** One line of text: label above, hint below, the error in the hint's place. */
const meta = {
  title: 'Fields/TextField',
  component: TextField,
  args: { label: 'Company name', value: '', onChange: () => undefined, name: 'name' },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Company name'), 'Żółty Słoń');
    await expect(canvas.getByRole('textbox')).toHaveValue('Żółty Słoń');
  },
};

export const WithHint: Story = {
  args: {
    label: 'Registration number',
    hint: 'Digits only. Leading zeros matter.',
    inputMode: 'numeric',
    isRequired: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Digits only. Leading zeros matter.',
    );
    await expect(canvas.getByRole('textbox')).toBeRequired();
  },
};

/** The error is read with the field. */
export const Failed: Story = {
  args: {
    label: 'Email address',
    type: 'email',
    value: 'cafe@',
    hint: 'Where mail about this place goes.',
    error: 'Invalid email address.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Invalid email address.');
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

export const Disabled: Story = { args: { isDisabled: true, value: 'Żółty Słoń' } };

export const LongText: Story = {
  args: {
    label:
      'Numer rejestrowy spółki w Krajowym Rejestrze Sądowym lub numer identyfikacji podatkowej',
    error: 'Nie można dodać firmy, numer rejestrowy ma nieprawidłowy format!',
    value: '0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000',
  },
};

export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeRequired();
  },
};

/** Tab comes in and goes out again; nothing is held. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Słoń');
    await expect(field).toHaveValue('Słoń');
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
  },
};
