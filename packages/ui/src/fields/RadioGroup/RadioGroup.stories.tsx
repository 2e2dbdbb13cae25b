import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { RadioGroup, type RadioGroupProps } from './RadioGroup';

function Live(args: RadioGroupProps) {
  const [value, setValue] = useState(args.value);
  return <RadioGroup {...args} value={value} onChange={setValue} />;
}

/** One of a few, all in sight, so that they can be compared. More than six belong in a `Select`. */
const meta = {
  title: 'Fields/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Theme',
    value: 'light',
    onChange: () => undefined,
    options: [
      { value: 'light', label: 'Light', description: 'Paper and ink' },
      { value: 'dark', label: 'Dark', description: 'The same workshop at night' },
    ],
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Down: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Dark/ })).toBeChecked();
  },
};

export const Across: Story = { args: { direction: 'across' } };

export const Failed: Story = { args: { value: '', error: 'This field is required.' } };

export const Disabled: Story = { args: { isDisabled: true } };
