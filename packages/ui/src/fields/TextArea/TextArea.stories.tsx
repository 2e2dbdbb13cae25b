import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { TextArea, type TextAreaProps } from './TextArea';

function Live(args: TextAreaProps) {
  const [value, setValue] = useState(args.value);
  return <TextArea {...args} value={value} onChange={setValue} />;
}

/** Several lines of text. It can be pulled longer. */
const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  args: {
    label: 'Description',
    value: 'Ground floor, to the left of the bar. Twelve tables, all with a code.',
    onChange: () => undefined,
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** Enter begins a line; it sends nothing. */
export const TwoLines: Story = {
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('Ground floor.{Enter}Twelve tables.');
    await expect(canvas.getByLabelText('Description')).toHaveValue('Ground floor.\nTwelve tables.');
  },
};

export const Failed: Story = { args: { value: '', error: 'This field is required.' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeRequired();
  },
};

export const LongText: Story = {
  args: {
    label: 'Opis miejsca, w którym wisi kod',
    value: 'Parter, na lewo od baru, dwanaście stolików. '.repeat(20).trim(),
    hint: 'Tylko dla ciebie: goście tego nie widzą, ale pomaga odnaleźć kod po roku.',
  },
};
