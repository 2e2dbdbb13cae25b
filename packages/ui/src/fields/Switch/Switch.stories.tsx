import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { Switch, type SwitchProps } from './Switch';

function Live(args: SwitchProps) {
  const [value, setValue] = useState(args.value);
  return <Switch {...args} value={value} onChange={setValue} />;
}

/** On or off, at once, without a button to save. */
const meta = {
  title: 'Fields/Switch',
  component: Switch,
  args: { label: 'Required field', value: false, onChange: () => undefined },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Required field'));
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};

export const On: Story = { args: { value: true, hint: 'Visitors cannot send without it.' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};

export const LongText: Story = {
  args: {
    label: 'Pole wymagane do wysłania odpowiedzi przez gościa',
    hint: 'Bez wypełnienia tego pola nikt nie wyśle formularza, więc używaj tego oszczędnie.',
  },
};
