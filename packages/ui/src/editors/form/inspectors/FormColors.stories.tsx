import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { barForm, cafeForm } from '../../../forms/form.fixtures';
import { apply } from '../commands/apply';
import { FormColors, type FormColorsProps } from './FormColors';

function Live({ form: initial, run }: FormColorsProps) {
  const [form, setForm] = useState({ title: 'Tables', ...initial });
  return (
    <FormColors
      form={form}
      run={(command) => {
        run(command);
        setForm(apply(form, command));
      }}
    />
  );
}

/** The three colors of a whole form. Below each stands how well it can be told from what it meets, by the size of the text: 4.5 to 1, or 3 to 1 for large text and for stars. */
const meta = {
  title: 'Editors/FormColors',
  component: FormColors,
  args: { form: cafeForm, run: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof FormColors>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** A background on which half of the form fades: each part is named, and one press mends what can be. */
export const HardToRead: Story = {
  args: { form: { ...barForm, style: { ...barForm.style, background_color: '#8a7f74' } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Rating \(label\): contrast .*needs 4\.5:1$/)).toBeVisible();
    const [better] = canvas.getAllByRole('button', { name: /^Use #/ });
    if (!better) throw new Error('There is no colour that reads well.');
    await userEvent.click(better);
    await expect(canvas.queryByText(/^Rating \(label\): .*needs/)).toBeNull();
  },
};
