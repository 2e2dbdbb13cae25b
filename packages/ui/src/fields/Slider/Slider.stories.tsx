import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { Slider, type SliderProps } from './Slider';

function Live(args: SliderProps) {
  const [value, setValue] = useState(args.value);
  return <Slider {...args} value={value} onChange={setValue} />;
}

/** A number that is judged by what it does to a picture: corners, opacity, size. Where the digits matter, or millimetres are known beforehand, use a `NumberField`. */
const meta = {
  title: 'Fields/Slider',
  component: Slider,
  args: {
    label: 'Corner radius',
    value: 8,
    min: 0,
    max: 32,
    format: { style: 'unit', unit: 'millimeter' },
    onChange: () => undefined,
    onChangeEnd: fn(),
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows step, Home and End go to the ends. */
export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Corner radius' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(slider).toHaveValue('10');
    await expect(canvas.getByText('10 mm')).toBeVisible();
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(10);
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveValue('32');
    await userEvent.keyboard('{Home}');
    await expect(slider).toHaveValue('0');
  },
};

/** Words where a number says little. */
export const WithEnds: Story = {
  args: {
    label: 'Opacity of the logo',
    value: 0.4,
    max: 1,
    step: 0.05,
    format: { style: 'percent' },
    ends: ['Barely there', 'As uploaded'],
    hint: 'Under a text, 20 % or less.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAccessibleDescription(
      'Under a text, 20 % or less.',
    );
  },
};

export const AtTheStart: Story = { args: { value: 0 } };

export const AtTheEnd: Story = { args: { value: 32 } };

/** The message is read with the field. */
export const Failed: Story = {
  args: { value: 30, error: 'The corners cut into the code. Use 12 mm or less.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAccessibleDescription(
      'The corners cut into the code. Use 12 mm or less.',
    );
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const LongText: Story = {
  args: {
    label: 'Promień zaokrąglenia narożników ramki drukowanej na samoprzylepnej folii',
    ends: ['Ostre narożniki, jak wycięte nożem', 'Zupełnie okrągłe, jak podkładka pod kubek'],
  },
};
