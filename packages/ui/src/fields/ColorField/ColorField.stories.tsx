import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { ColorField, type ColorFieldProps } from './ColorField';

function Live(args: ColorFieldProps) {
  const [value, setValue] = useState(args.value);
  const change = (color: string) => {
    setValue(color);
    args.onChange(color);
  };
  return <ColorField {...args} value={value} onChange={change} />;
}

/** A colour as people write it (RGB, HSL, HEX) or pick it. It answers with `#rrggbb`, and points out pairs that are hard to read. */
const meta = {
  title: 'Fields/ColorField',
  component: ColorField,
  args: { label: 'Background color', value: '#fbfaf7', onChange: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof ColorField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was typed turns into its stored form when the field is left. */
export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'hsl(174, 78%, 21%)');
    await expect(args.onChange).toHaveBeenLastCalledWith('#0c5f57');
    await userEvent.tab();
    await expect(field).toHaveValue('#0c5f57');
  },
};

/** Grey on paper. */
export const HardToRead: Story = {
  args: { label: 'Text color', value: '#b8b4aa', against: '#fbfaf7' },
};

export const Failed: Story = {
  args: { value: 'teal-ish', error: 'This is not a color. Try #0c5f56.' },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeRequired();
  },
};

export const LongText: Story = {
  args: {
    label: 'Kolor tła pod nagłówkiem i opisem formularza',
    hint: 'Można wpisać nazwę, zapis szesnastkowy, RGB albo HSL.',
    value: 'hsl(174 78% 21%)',
  },
};
