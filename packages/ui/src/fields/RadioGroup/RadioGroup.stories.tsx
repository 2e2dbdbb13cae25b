import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { FrameIcon, QrIcon } from '../../icons';
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

export const Required: Story = {
  args: { value: '', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toBeRequired();
  },
};

/** The most that should be compared; more are a `Select`. */
export const Many: Story = {
  args: {
    label: 'Paper',
    value: 'a6',
    options: ['A3', 'A4', 'A5', 'A6', 'Receipt', 'Sticker'].map((label) => ({
      value: label.toLowerCase(),
      label,
    })),
  },
};

/** A small picture helps to recognize an option. */
export const Pictured: Story = {
  args: {
    label: 'Paper',
    direction: 'across',
    options: [
      { value: 'light', label: 'Sticker', picture: <QrIcon /> },
      { value: 'dark', label: 'Poster', picture: <FrameIcon /> },
    ],
  },
};

export const LongText: Story = {
  args: {
    label: 'Wygląd całego panelu na tym urządzeniu',
    options: [
      {
        value: 'light',
        label: 'Jasny motyw papierowy',
        description: 'Papier, tusz i szerokie marginesy, jak w drukarni w ciągu dnia',
      },
      {
        value: 'dark',
        label: 'Ciemny motyw na wieczór',
        description: 'Ta sama pracownia po zmroku',
      },
    ],
  },
};
